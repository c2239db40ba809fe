import type {
  ContentChange,
  ContentConflict,
  ContentFile,
  ContentHistory,
  ContentList,
  ContentMistake,
  ContentSaved,
  Publication,
} from '@tutoring/domain/content';
import { announcePublication, announceSave } from './saves';
import { posted, request } from '../common/request';
import { isThisMachine } from '../common/this-machine';

const CONTENT = '/api/owner/content';
const PUBLICATION = '/api/owner/publication';
/** The built site has no files to edit. Online, the server says how to connect a repository. */
const EDIT_HERE = 'To edit on this machine, stop this with Ctrl-C and type npm run desk.';

/** Why something was not saved or not published. Nothing of it was. */
export class ContentError extends Error {
  /** Of a conflict: the files as somebody else has saved them. */
  readonly present: ContentConflict['files'];
  /** What the build would refuse, as `pnpm content` says it. */
  readonly problems: readonly ContentMistake[];
  /** Whether no repository is connected, so that nothing can be edited here. */
  readonly isNotConfigured: boolean;

  constructor(
    message: string,
    { present = [], problems = [], isNotConfigured = false }: Partial<Omit<ContentError, keyof Error>> = {},
  ) {
    super(message);
    this.name = 'ContentError';
    this.present = present;
    this.problems = problems;
    this.isNotConfigured = isNotConfigured;
  }
}

/** Reads, saves and publishes the site's files. Every function throws a {@link ContentError} or a RequestError. */
export interface ContentApi {
  list: () => Promise<ContentList>;
  read: (path: string, signal?: AbortSignal) => Promise<ContentFile>;
  /** A file as it was in a commit. */
  readAt: (path: string, commit: string) => Promise<ContentFile>;
  /** What was published before, newest first. */
  history: (signal?: AbortSignal) => Promise<ContentHistory>;
  /** Saves all changes, or none. */
  save: (summary: string, changes: readonly ContentChange[]) => Promise<ContentSaved>;
  publication: (signal?: AbortSignal) => Promise<Publication>;
  publish: (head: string) => Promise<Publication>;
}

export const contentApi: ContentApi = {
  list: () => ask<ContentList>(CONTENT),
  read: (path, signal) =>
    ask<ContentFile>(`${CONTENT}/file?${new URLSearchParams({ path }).toString()}`, signal && { signal }),
  readAt: (path, at) => ask<ContentFile>(`${CONTENT}/file?${new URLSearchParams({ path, at }).toString()}`),
  history: (signal) => ask<ContentHistory>(`${CONTENT}/history`, signal && { signal }),
  save: async (summary, changes) => {
    const saved = await ask<ContentSaved>(CONTENT, posted({ summary, changes }));
    announceSave();
    return saved;
  },
  publication: (signal) => ask<Publication>(PUBLICATION, signal && { signal }),
  publish: async (head) => {
    const after = await ask<Publication>(PUBLICATION, posted({ head }));
    announcePublication();
    return after;
  },
};

async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const { status, body } = await request(address, init);
  if (status < 400) return body as Answer;
  const { error, message, files, problems } = body as Partial<Omit<ContentConflict, 'error'>> & {
    error?: string;
    problems?: ContentMistake[];
  };
  const isNotConfigured = error === 'not_configured';
  const says = isNotConfigured && isThisMachine() ? EDIT_HERE : message;
  throw new ContentError(says ?? 'The desk got no usable answer. Try again in a minute.', {
    present: files,
    problems,
    isNotConfigured,
  });
}
