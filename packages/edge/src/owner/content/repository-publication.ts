import { contentKindOf, type Publication, type Publish } from '@tutoring/domain/content';
import { HttpError } from '../../lib/http';
import { checksOf, deployedPreview } from './checks';
import { commitMessage } from './commit-message';
import { baseOf, type Base, type Comparison } from './draft-branch';
import type { GitHost } from './git-host';
import { openPullRequest, pullRequestOf, type PullRequest } from './pull-request';
import type { PublishOutcome } from './store';

/** Why the host does not merge: not allowed, or the branch has moved. */
const UNMERGED = [405, 409];

const NOT_BEGUN =
  'The checks have not begun. They start a minute after saving. If they never do, connect the checks (docs/operations.md).';

const NOTHING: Publication = {
  place: 'repository',
  saves: [],
  files: [],
  checks: { state: 'none', problems: [], href: null },
  preview: null,
  head: null,
  obstacle: 'Everything that was saved is published.',
  next: [],
};

/** What the draft branch has and main does not, its checks and its preview. */
export async function publicationOf(host: GitHost, { draft, unpublished }: Base): Promise<Publication> {
  if (!draft || !unpublished || unpublished.ahead_by === 0) return NOTHING;
  const [checks, deployed, pull] = await Promise.all([
    checksOf(host, draft),
    deployedPreview(host, draft),
    pullRequestWithState(host),
  ]);
  return {
    place: 'repository',
    saves: savesOf(unpublished),
    files: (unpublished.files ?? []).map(({ filename, status }) => ({ path: filename, change: changeOf(status) })),
    checks: { ...checks, href: checks.href ?? pull?.html_url ?? null },
    preview: deployed ?? host.preview,
    head: draft,
    obstacle: obstacleOf(unpublished, checks, pull),
    next: [],
  };
}

/** Merges the draft branch if its checks have passed. The host then ships main. */
export async function publishDraft(host: GitHost, { head, summary }: Publish, by: string): Promise<PublishOutcome> {
  const base = await baseOf(host);
  // Opening it can fail after a save, and without it the checks never begin.
  if (base.unpublished?.ahead_by) await openPullRequest(host);
  const present = await publicationOf(host, base);
  // The answer to an earlier request was lost.
  if (present.head === null && base.draft === head) return { published: shipping(present) };
  if (present.head !== null && present.head !== head)
    return { notReady: 'Somebody has saved since you looked. Look at the list again, then publish.', present };
  if (present.obstacle !== null) return { notReady: present.obstacle, present };
  const pull = await pullRequestOf(host);
  if (!pull) return { notReady: NOT_BEGUN, present };
  const [title = '', ...body] = commitMessage(present, summary).split('\n');
  const merge = {
    sha: head,
    merge_method: 'merge',
    commit_title: title,
    commit_message: [...body, `Published by ${by}`].join('\n').trim(),
  };
  try {
    await host.ask('PUT', `/pulls/${pull.number}/merge`, merge, UNMERGED);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const notReady =
      error.status === 409
        ? 'Somebody has saved since you looked. Look at the list again, then publish.'
        : `The repository's host does not merge it yet: ${pull.html_url} says why. The repository must allow merge commits.`;
    return { notReady, present: await publicationOf(host, await baseOf(host)) };
  }
  return { published: shipping(await publicationOf(host, await baseOf(host))) };
}

const shipping = (present: Publication): Publication => ({
  ...present,
  next: [{ text: 'The host now checks the site once more and ships it. Visitors have it when its run has ended.' }],
});

/** The pull request, with whether it can be merged. */
async function pullRequestWithState(host: GitHost): Promise<PullRequest | undefined> {
  const pull = await pullRequestOf(host);
  return pull && host.ask<PullRequest>('GET', `/pulls/${pull.number}`);
}

function savesOf({ commits }: Comparison): Publication['saves'] {
  return commits
    .filter(({ parents }) => parents.length === 1)
    .map(({ commit: { message, author } }) => ({
      summary: message.split('\n')[0] ?? '',
      by: author.email,
      at: new Date(author.date).toISOString(),
    }))
    .reverse();
}

/** The host's word for how a file has changed, in ours. */
export function changeOf(status: string): Publication['files'][number]['change'] {
  if (status === 'added' || status === 'copied') return 'added';
  return status === 'removed' ? 'removed' : 'changed';
}

function obstacleOf(
  { files = [] }: Comparison,
  { state }: Publication['checks'],
  pull: PullRequest | undefined,
): string | null {
  const foreign = files.find(({ filename }) => contentKindOf(filename) === undefined);
  // The desk's button must not ship code that somebody has put on its branch.
  if (foreign)
    return `The draft also changes ${foreign.filename}, which is not content. A developer has to look at it first.`;
  if (pull?.mergeable === false)
    return 'Somebody has changed the same lines on the main branch. A developer has to merge main into the draft.';
  if (state === 'failed') return 'The checks have failed. Correct the mistakes; each save starts the checks again.';
  if (state === 'running') return 'The checks are still running.';
  if (state === 'none' || !pull) return NOT_BEGUN;
  return null;
}
