import type {
  ContentConflict,
  ContentFile,
  ContentMistake,
  ContentSave,
  ContentSaved,
  ContentVersion,
  Publication,
  Publish,
  PublishedChange,
} from '@tutoring/domain/content';

/** What came of saving. In the last two cases nothing was saved. */
export type SaveOutcome =
  { saved: ContentSaved['files'] } | { changed: ContentConflict['files'] } | { refused: ContentMistake[] };

/** What came of publishing. */
export type PublishOutcome = { published: Publication } | { notReady: string; present: Publication };

/**
 * Where the desk's content is: the files of a checkout (scripts/desk), or a repository at its host (git-host.ts).
 * Each function may throw a {@link ContentTrouble}.
 */
export interface ContentStore {
  /** All files, sorted by path. */
  list: () => Promise<ContentVersion[]>;
  /** @param at A commit. @default the file as it is now */
  read: (path: string, at?: string) => Promise<ContentFile | undefined>;
  /** Saves all changes or none. @param by The owner's address. */
  save: (save: ContentSave, by: string) => Promise<SaveOutcome>;
  /** The newest published changes of content, newest first. */
  history: () => Promise<PublishedChange[]>;
  publication: () => Promise<Publication>;
  publish: (publish: Publish, by: string) => Promise<PublishOutcome>;
}

/** A request that fails through no fault of its own, with a sentence for the owner. */
export class ContentTrouble extends Error {
  /** `invalid` if the request itself cannot be done, `unavailable` if the same request may work later. */
  readonly code: 'invalid' | 'unavailable';

  constructor(code: 'invalid' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ContentTrouble';
    this.code = code;
  }
}
