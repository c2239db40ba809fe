import { contentKindOf, type ContentMistake, type Publication, type Publish } from '@tutoring/domain/content';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitMessage } from '../../packages/edge/src/owner/content/commit-message.ts';
import type { PublishOutcome } from '../../packages/edge/src/owner/content/store.ts';
import { blobId, deskFolder, readContent } from './content-files.ts';
import { git, tryGit } from './git.ts';

type Save = Publication['saves'][number];
type Changed = Publication['files'][number];

/** A checkout. */
interface Place {
  root: string;
  preview: string | null;
  /** Checks the content as it is. */
  check: () => Promise<ContentMistake[]>;
}

const savesFile = (root: string) => join(deskFolder(root), 'saves.json');

function savesOf(root: string): Save[] {
  const file = savesFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Save[]) : [];
}

/** Keeps the summary of a save for the commit that publishes it. */
export function rememberSave(root: string, save: Save): void {
  mkdirSync(deskFolder(root), { recursive: true });
  writeFileSync(savesFile(root), JSON.stringify([save, ...savesOf(root)]));
}

/** Content files that differ from the last commit. */
function changedFiles(root: string): Changed[] {
  const fields = git(
    root,
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    'site/content',
    'site/data',
  );
  return fields
    .split('\0')
    .map((field) => ({ codes: field.slice(0, 2), path: field.slice(3) }))
    .filter(({ path }) => contentKindOf(path) !== undefined)
    .map(({ codes, path }) => ({
      path,
      change: !existsSync(join(root, path)) ? 'removed' : /[?A]/.test(codes) ? 'added' : 'changed',
    }));
}

/** What the checkout's content differs in from its last commit. */
export async function publicationOf({ root, preview, check }: Place): Promise<Publication> {
  const files = changedFiles(root);
  const isEmpty = files.length === 0;
  const problems = isEmpty ? [] : await check();
  return {
    place: 'files',
    saves: isEmpty ? [] : savesOf(root),
    files,
    checks: { state: isEmpty ? 'none' : problems.length > 0 ? 'failed' : 'passed', problems, href: null },
    preview,
    head: isEmpty ? null : headOf(root, files),
    obstacle: isEmpty
      ? 'Nothing has changed since the last commit.'
      : problems.length > 0
        ? 'The site would not build: correct the mistakes first.'
        : unfinished(root),
    next: nextSteps(root),
  };
}

/** Commits the changed content. It never pushes: that needs the owner's own access to the repository's host. */
export async function publishFiles(place: Place, { head, summary }: Publish, by: string): Promise<PublishOutcome> {
  const { root } = place;
  const present = await publicationOf(place);
  if (present.obstacle !== null) return { notReady: present.obstacle, present };
  if (present.head !== head)
    return { notReady: 'The files have changed since you looked. Look at the list again, then publish.', present };
  const paths = present.files.map(({ path }) => path);
  git(root, 'add', '--all', '--', ...paths);
  // Only these paths: what somebody else has staged stays staged.
  git(
    root,
    ...author(root, by),
    'commit',
    '--quiet',
    '--only',
    '--message',
    commitMessage(present, summary),
    '--',
    ...paths,
  );
  rmSync(savesFile(root), { force: true });
  return { published: await publicationOf(place) };
}

/** Names this state of the changed files. */
function headOf(root: string, files: readonly Changed[]): string {
  const versions = files.map(({ path, change }) => {
    const bytes = change === 'removed' ? undefined : readContent(root, path);
    return `${path} ${bytes ? blobId(bytes) : '-'}`;
  });
  return createHash('sha1')
    .update([git(root, 'rev-parse', 'HEAD'), ...versions].join('\n'))
    .digest('hex');
}

/** Why nothing can be committed now. */
function unfinished(root: string): string | null {
  const folder = git(root, 'rev-parse', '--absolute-git-dir').trim();
  const under = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
  return under.some((name) => existsSync(join(folder, name)))
    ? 'A merge or rebase is under way in this checkout. Finish it in the terminal first: git status says how.'
    : null;
}

/** How versions of this machine come online. */
function nextSteps(root: string): Publication['next'] {
  const ship = { text: 'To put the site online from this machine:', command: 'npx pnpm@12 ship' };
  const unpushed = tryGit(root, 'rev-list', '--count', '@{upstream}..HEAD')?.trim();
  if (unpushed === '0') return [];
  if (unpushed !== undefined)
    return [
      {
        text: `${unpushed} ${unpushed === '1' ? 'version is' : 'versions are'} on this machine only. To send ${unpushed === '1' ? 'it' : 'them'} to the host of your repository:`,
        command: 'git push',
      },
      ship,
    ];
  const remote = tryGit(root, 'remote')?.split('\n')[0];
  const branch = tryGit(root, 'branch', '--show-current')?.trim();
  return remote && branch
    ? [
        {
          text: 'To send your versions to the host of your repository:',
          command: `git push --set-upstream ${remote} ${branch}`,
        },
        ship,
      ]
    : [ship];
}

/** Options that name the author, if git does not know one. */
function author(root: string, by: string): string[] {
  const isKnown =
    tryGit(root, 'config', 'user.email') !== undefined && tryGit(root, 'config', 'user.name') !== undefined;
  return isKnown ? [] : ['-c', "user.name=Owner's desk", '-c', `user.email=${by}`];
}
