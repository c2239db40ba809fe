import { HttpError } from '../../lib/http';
import { commitOf, type Base } from './draft-branch';
import type { GitHost } from './git-host';
import { ContentTrouble } from './store';

/** A file that a commit changes. */
export interface Wanted {
  path: string;
  /** The version that its author saw. */
  seen: string | null;
  /** Its next version; `null` removes it. */
  next: string | null;
  text: string | undefined;
  base64: string | undefined;
}

/** The host's answers if a branch has moved or appeared meanwhile. */
const MOVED = [409, 422];

/**
 * Adds one commit to the draft branch, never by force.
 * @returns Whether it is added; otherwise somebody was faster.
 */
export async function addCommit(
  host: GitHost,
  base: Base,
  wanted: readonly Wanted[],
  { summary, by }: { summary: string; by: string },
): Promise<boolean> {
  const entries = await Promise.all(wanted.map((one) => entryOf(host, one)));
  const tree = await host.ask<{ sha: string }>('POST', '/git/trees', { base_tree: base.sha, tree: entries });
  const commit = await host.ask<{ sha: string }>('POST', '/git/commits', {
    message: summary,
    tree: tree.sha,
    parents: [base.sha],
    author: { name: by, email: by, date: new Date().toISOString() },
  });
  return moveDraft(host, base.draft, commit.sha);
}

/** Moves or creates the draft branch, never by force. @returns Whether it is done; otherwise somebody was faster. */
export async function moveDraft(host: GitHost, draft: string | undefined, sha: string): Promise<boolean> {
  try {
    if (draft === undefined) await host.ask('POST', '/git/refs', { ref: `refs/heads/${host.draft}`, sha }, MOVED);
    else await host.ask('PATCH', `/git/refs/heads/${host.draft}`, { sha, force: false }, MOVED);
    return true;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    // The same statuses mean other things too, such as a protected branch: only a branch that has moved is worth a retry.
    if ((await commitOf(host, host.draft)) !== draft) return false;
    throw new ContentTrouble(
      'unavailable',
      `The repository's host does not let the desk write to the branch ${host.draft}. Check that no rule protects it.`,
    );
  }
}

/** A file in the new tree. Texts go with it; a photo is sent before, because a tree takes only text. */
async function entryOf(host: GitHost, { path, next, text, base64 }: Wanted) {
  const file = { path, mode: '100644', type: 'blob' };
  if (text !== undefined) return { ...file, content: text };
  if (next === null || base64 === undefined) return { ...file, sha: null };
  const { sha } = await host.ask<{ sha: string }>('POST', '/git/blobs', { content: base64, encoding: 'base64' });
  return { ...file, sha };
}
