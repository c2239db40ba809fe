import { CONTENT_FOLDERS, CONTENT_LIMITS, contentKindOf, type PublishedChange } from '@tutoring/domain/content';
import { summaryIn } from './commit-message';
import type { GitHost } from './git-host';
import { changeOf } from './repository-publication';

interface Commit {
  sha: string;
  parents: { sha: string }[];
  commit: { message: string; author: { name: string; date: string }; committer: { date: string } };
}
interface CommitFile {
  filename: string;
  status: string;
  previous_filename?: string;
}

/**
 * The newest commits on main that change content. Merges are left out, because their commits are in the list, and so is the
 * first commit: there is nothing before it. Each is a request, of which the free plan allows 50.
 */
export async function publishedChanges(host: GitHost): Promise<PublishedChange[]> {
  const lists = await Promise.all(
    [CONTENT_FOLDERS.pages, CONTENT_FOLDERS.data].map((folder) => {
      const query = new URLSearchParams({ sha: host.main, path: folder, per_page: String(2 * CONTENT_LIMITS.history) });
      return host.ask<Commit[]>('GET', `/commits?${query.toString()}`);
    }),
  );
  const commits = new Map(lists.flat().map((commit) => [commit.sha, commit]));
  const newest = [...commits.values()]
    .filter(({ parents }) => parents.length === 1)
    .sort((one, other) => Date.parse(other.commit.committer.date) - Date.parse(one.commit.committer.date))
    .slice(0, CONTENT_LIMITS.history);
  const changes = await Promise.all(newest.map((commit) => changeIn(host, commit)));
  return changes.filter(({ files }) => files.length > 0);
}

async function changeIn(host: GitHost, { sha, parents, commit }: Commit): Promise<PublishedChange> {
  const { files } = await host.ask<{ files?: CommitFile[] }>('GET', `/commits/${sha}`);
  const all = (files ?? []).flatMap(({ filename, status, previous_filename: previous }) =>
    status === 'renamed' && previous !== undefined
      ? [
          { path: previous, change: 'removed' as const },
          { path: filename, change: 'added' as const },
        ]
      : [{ path: filename, change: changeOf(status) }],
  );
  const own = all.filter(({ path }) => contentKindOf(path) !== undefined);
  return {
    id: sha,
    before: parents[0]?.sha ?? '',
    summary: summaryIn(commit.message),
    by: commit.author.name,
    at: new Date(commit.author.date).toISOString(),
    files: own,
    others: all.length - own.length,
  };
}
