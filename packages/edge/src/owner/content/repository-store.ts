import type { ContentSave } from '@tutoring/domain/content';
import { errorClass } from '../../lib/log-error';
import { blobId, bytesOfBase64, readBlob } from './blob';
import { baseOf, treeOf, upToDate } from './draft-branch';
import type { GitHost } from './git-host';
import { publishedChanges } from './repository-history';
import { publicationOf, publishDraft } from './repository-publication';
import { openPullRequest } from './pull-request';
import { addCommit, type Wanted } from './save-commit';
import { ContentTrouble, type ContentStore, type SaveOutcome } from './store';

/** How often a save starts again because somebody else was faster. */
const ATTEMPTS = 5;
/** Most files whose present text a conflict contains: the free plan allows 50 requests. */
const MAX_PRESENT = 20;

/** The content of a repository at its host: each save is a commit on the draft branch. */
export function repositoryStore(host: GitHost): ContentStore {
  return {
    async list() {
      const { files } = await treeOf(host, (await baseOf(host)).sha);
      return [...files].map(([path, version]) => ({ path, version })).sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    async read(path, at) {
      const version = (await treeOf(host, at ?? (await baseOf(host)).sha)).files.get(path);
      return version === undefined ? undefined : readBlob(host, path, version);
    },
    save: (save, by) => saveChanges(host, save, by),
    history: () => publishedChanges(host),
    publication: async () => publicationOf(host, await baseOf(host)),
    publish: (publish, by) => publishDraft(host, publish, by),
  };
}

/** Saves on the newest commit. Files that others have saved meanwhile stay theirs, if they are not in this change. */
async function saveChanges(host: GitHost, { summary, changes }: ContentSave, by: string): Promise<SaveOutcome> {
  const wanted: Wanted[] = await Promise.all(
    changes.map(async ({ path, version, text, base64 }) => {
      const bytes =
        text === undefined ? base64 && bytesOfBase64(base64) : new Uint8Array(new TextEncoder().encode(text));
      return { path, seen: version, next: bytes ? await blobId(bytes) : null, text, base64 };
    }),
  );
  const saved = wanted.map(({ path, next }) => ({ path, version: next }));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const base = await upToDate(host, await baseOf(host));
    const { files, links } = await treeOf(host, base.sha);
    const present = (path: string) => files.get(path) ?? null;
    for (const { path } of wanted) refuseLinks(path, links);
    // What already is as it should be, such as after a lost answer, is saved.
    const open = wanted.filter(({ path, next }) => present(path) !== next);
    const changed = open.filter(({ path, seen }) => present(path) !== seen);
    if (changed.length > 0)
      return {
        changed: await presentOf(
          host,
          changed.map(({ path }) => [path, present(path)]),
        ),
      };
    if (open.length === 0 || (await addCommit(host, base, open, { summary, by }))) {
      // The work is saved: what comes after it must not make the owner believe otherwise.
      await openPullRequest(host).catch((error: unknown) =>
        console.error(`The pull request was not opened: ${errorClass(error)}`),
      );
      return { saved };
    }
  }
  throw new ContentTrouble(
    'unavailable',
    'Others are saving all the time, so nothing was saved. Try again in a minute.',
  );
}

/** The files as they are now. */
function presentOf(host: GitHost, files: [path: string, version: string | null][]) {
  return Promise.all(
    files
      .slice(0, MAX_PRESENT)
      .map(async ([path, version]) => (version === null ? { path, version } : await readBlob(host, path, version))),
  );
}

function refuseLinks(path: string, links: readonly string[]): void {
  const link = links.find((one) => path === one || path.startsWith(`${one}/`));
  if (link) throw new ContentTrouble('invalid', `${link} is a link or no file. The desk edits plain files only.`);
}
