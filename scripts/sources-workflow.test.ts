/** Runs the last step of .github/workflows/sources.yml with a stand-in for GitHub's command. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { parse } = createRequire(join(root, 'site/package.json'))('yaml') as { parse: (text: string) => unknown };

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: { sources: { steps: { name?: string; run?: string }[] } };
}

const workflow = parse(readFileSync(join(root, '.github/workflows/sources.yml'), 'utf8')) as Workflow;
const script = workflow.jobs.sources.steps.find(({ name }) => name === 'Keep one issue')?.run ?? '';

/**
 * Runs the step.
 * @param list The list, if somebody has something to do.
 * @param open The number of the open issue.
 * @returns the calls that change an issue, and the list as it was sent.
 */
function keepOneIssue(list: string | undefined, open: string): { calls: string[]; list?: string } {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const [gh, log, file] = [join(folder, 'gh'), join(folder, 'log'), join(folder, 'list.md')];
  writeFileSync(
    gh,
    `#!/bin/bash\nif [ "$2" = list ]; then printf '%s' '${open}'; else echo "$1 $2 $3" >> '${log}'; fi\n`,
  );
  chmodSync(gh, 0o755);
  if (list !== undefined) writeFileSync(file, list);
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, LIST: file, RUN: 'https://github.com/run' };
  const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], { env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const calls = readFileSync(log, 'utf8').trim().split('\n');
  return {
    calls: calls.filter((call) => call.startsWith('issue')),
    ...(existsSync(file) && { list: readFileSync(file, 'utf8') }),
  };
}

it('opens an issue with the list, and names the run', () => {
  const { calls, list } = keepOneIssue('A list\n', '');
  expect(calls).toEqual(['issue create --label']);
  expect(list).toMatch(/^A list\n\nFrom \[this run\]\(https:\/\/github\.com\/run\)/);
});

it('updates the open issue', () => {
  expect(keepOneIssue('A list\n', '12').calls).toEqual(['issue edit 12']);
});

it('closes the issue when nobody has anything to do', () => {
  expect(keepOneIssue(undefined, '12').calls).toEqual(['issue close 12']);
  expect(keepOneIssue(undefined, '')).toEqual({ calls: [] });
});

it('may write issues and nothing else, each month and by hand', () => {
  expect(workflow.permissions).toEqual({ contents: 'read', issues: 'write' });
  expect(Object.keys(workflow.on)).toEqual(['schedule', 'workflow_dispatch']);
});
