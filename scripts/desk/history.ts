import {
  CONTENT_FOLDERS,
  CONTENT_LIMITS,
  contentKindOf,
  type ContentFile,
  type PublishedChange,
} from '@tutoring/domain/content';
import { summaryIn } from '../../packages/edge/src/owner/content/commit-message.ts';
import { ContentTrouble } from '../../packages/edge/src/owner/content/store.ts';
import { contentOf } from './content-files.ts';
import { gitBytes, tryGit } from './git.ts';

/** No message of a commit contains these. */
const [COMMIT, FIELD] = ['\u001E', '\u001F'];

/**
 * The newest commits that change content. Merges are left out, because their commits are in the list, and so is the first
 * commit: there is nothing before it.
 */
export function publishedChanges(root: string): PublishedChange[] {
  const log = tryGit(
    root,
    'log',
    `--max-count=${CONTENT_LIMITS.history}`,
    '--min-parents=1',
    '--max-parents=1',
    '--full-diff',
    '--no-renames',
    '--name-status',
    '-z',
    `--format=${COMMIT}${['%H', '%P', '%an', '%aI', '%B', ''].join(FIELD)}`,
    '--',
    CONTENT_FOLDERS.pages,
    CONTENT_FOLDERS.data,
  );
  // A checkout without a commit has no history.
  const commits = (log ?? '').split(COMMIT).slice(1);
  return commits.map(changeIn).filter(({ files }) => files.length > 0);
}

function changeIn(entry: string): PublishedChange {
  const [id = '', before = '', by = '', at = '', message = '', names = ''] = entry.split(FIELD);
  const fields = names
    .replace(/^[\0\n]+/, '')
    .split('\0')
    .filter(Boolean);
  const all = fields.flatMap((path, place) =>
    place % 2 === 1 ? [{ path, change: changeOf(fields[place - 1] ?? '') }] : [],
  );
  const files = all.filter(({ path }) => contentKindOf(path) !== undefined);
  return {
    id,
    before,
    summary: summaryIn(message.trim()),
    by,
    at: new Date(at).toISOString(),
    files,
    others: all.length - files.length,
  };
}

function changeOf(status: string): PublishedChange['files'][number]['change'] {
  if (status === 'A') return 'added';
  return status === 'D' ? 'removed' : 'changed';
}

/** A content file as it was in a commit; nothing if there was none. */
export function contentAt(root: string, path: string, commit: string): ContentFile | undefined {
  if (!contentKindOf(path)) throw new ContentTrouble('invalid', `${path} is not one of the desk's files.`);
  const entry = tryGit(root, 'ls-tree', '-z', commit, '--', path);
  if (entry === undefined)
    throw new ContentTrouble('invalid', `This checkout has no commit ${commit}. Load the page again.`);
  // Neither links nor folders.
  const [, blob] = /^100\d+ blob (\w+)\t/.exec(entry) ?? [];
  return blob === undefined ? undefined : contentOf(path, gitBytes(root, 'cat-file', 'blob', blob));
}
