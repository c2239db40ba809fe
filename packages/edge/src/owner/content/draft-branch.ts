import { contentKindOf } from '@tutoring/domain/content';
import { HttpError } from '../../lib/http';
import type { GitHost } from './git-host';
import { ContentTrouble } from './store';

/** How two branches differ. */
export interface Comparison {
  ahead_by: number;
  behind_by: number;
  commits: {
    sha: string;
    parents: unknown[];
    commit: { message: string; author: { email: string; date: string } };
  }[];
  /** At most 300 files. */
  files?: { filename: string; status: string }[];
}

/** The commit to which the next save is added. */
export interface Base {
  sha: string;
  /** The draft branch's commit, if there is the branch. */
  draft: string | undefined;
  /** What the draft has and main does not; nothing without a draft. */
  unpublished: Comparison | undefined;
}

/** The commit of a branch; nothing if there is no such branch. */
export async function commitOf(host: GitHost, branch: string): Promise<string | undefined> {
  try {
    return (await host.ask<{ object: { sha: string } }>('GET', `/git/ref/heads/${branch}`, undefined, [404])).object
      .sha;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/**
 * The commit that the desk shows: the draft branch if something in it is not published, else main.
 * @throws {ContentTrouble} without a main branch.
 */
export async function baseOf(host: GitHost): Promise<Base> {
  const [draft, main] = await Promise.all([commitOf(host, host.draft), commitOf(host, host.main)]);
  if (!main)
    throw new ContentTrouble(
      'unavailable',
      `The repository has no branch ${host.main}, or the desk's token may not see it. Check GIT_REPOSITORY and GIT_MAIN.`,
    );
  if (!draft) return { sha: main, draft, unpublished: undefined };
  const unpublished = await host.ask<Comparison>('GET', `/compare/${main}...${draft}?per_page=100`);
  return { sha: unpublished.ahead_by > 0 ? draft : main, draft, unpublished };
}

/**
 * Merges main into a draft that lacks something of it, so that changes of other files never meet when the draft is published.
 * If they change the same lines the draft stays as it is, and its publication says so.
 */
export async function upToDate(host: GitHost, base: Base): Promise<Base> {
  if (!base.unpublished || base.unpublished.ahead_by === 0 || base.unpublished.behind_by === 0) return base;
  const message = `Merge ${host.main} into ${host.draft}`;
  try {
    await host.ask('POST', '/merges', { base: host.draft, head: host.main, commit_message: message }, [409]);
  } catch (error) {
    if (error instanceof HttpError) return base;
    throw error;
  }
  return baseOf(host);
}

/** The content files of a commit: path and blob id. */
export type Tree = ReadonlyMap<string, string>;

/**
 * Reads the tree of a commit.
 * @returns Its content files, and the paths of all links, which the desk does not touch.
 */
export async function treeOf(host: GitHost, commit: string): Promise<{ files: Tree; links: readonly string[] }> {
  const { tree, truncated } = await host.ask<{
    tree: { path: string; mode: string; type: string; sha: string }[];
    truncated: boolean;
  }>('GET', `/git/trees/${commit}?recursive=1`);
  if (truncated) throw new ContentTrouble('unavailable', 'The repository has too many files for the desk.');
  const isPlain = (mode: string) => mode === '100644' || mode === '100755';
  return {
    files: new Map(
      tree
        .filter(({ path, mode }) => isPlain(mode) && contentKindOf(path) !== undefined)
        .map(({ path, sha }) => [path, sha]),
    ),
    links: tree.filter(({ type, mode }) => type !== 'tree' && !isPlain(mode)).map(({ path }) => path),
  };
}
