import { HttpError } from '../../lib/http';
import type { GitHost } from './git-host';

/** What the desk needs of a pull request. */
export interface PullRequest {
  number: number;
  html_url: string;
  /** `null` while the host finds out. */
  mergeable?: boolean | null;
}

/** The open pull request of the draft branch. */
export async function pullRequestOf(host: GitHost): Promise<PullRequest | undefined> {
  const head = encodeURIComponent(`${host.account}:${host.draft}`);
  const [found] = await host.ask<PullRequest[]>(
    'GET',
    `/pulls?state=open&head=${head}&base=${encodeURIComponent(host.main)}`,
  );
  return found;
}

/** Opens the pull request, unless it is open: it starts the checks and the preview. */
export async function openPullRequest(host: GitHost): Promise<PullRequest | undefined> {
  const open = await pullRequestOf(host);
  if (open) return open;
  try {
    return await host.ask<PullRequest>(
      'POST',
      '/pulls',
      { title: "Changes from the owner's desk", head: host.draft, base: host.main, body: BODY },
      [422],
    );
  } catch (error) {
    // Another request has opened it, or there is nothing to publish.
    if (error instanceof HttpError) return pullRequestOf(host);
    throw error;
  }
}

const BODY = "Saved in the owner's desk, which also merges it: *Publish* there does so once the checks have passed.";
