import { spawnSync } from 'node:child_process';

/** The output of git; `undefined` if it fails. */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * What this state is compared with: where it left the main branch; on the main branch itself, the commit before, or, with
 * changes that are not committed, the last commit.
 */
function baseCommit(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  if (left && left !== head) return left;
  return git('status', '--porcelain', '--', 'packages/ui', '.storybook') ? head : git('rev-parse', 'HEAD~1');
}

/**
 * The same, or the end of the run where there is none. It fails only where our own workflow has cut the history off, since
 * nothing would ever be compared there; a shallow clone elsewhere, or a history of one commit, is nobody's fault.
 */
export function baseOrEnd(): string {
  const base = baseCommit();
  if (base) return base;
  if (process.env.GITHUB_ACTIONS && git('rev-parse', '--is-shallow-repository') === 'true') {
    console.error(
      'The workflow has cut the history off, so there is no commit to compare with: give its actions/checkout `fetch-depth: 0`.',
    );
    process.exit(1);
  }
  console.log('There is no commit before this one here (a shallow clone?): nothing to compare with.');
  process.exit(0);
}

/** The files that differ from a commit, untracked ones included. */
export function changedSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', commit) ?? '';
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${untracked}`.split('\n').filter(Boolean);
}
