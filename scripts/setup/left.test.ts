import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfFacts } from './copy.test-data';
import { versionText } from './left.ts';

it('says how to save the settings that the desk does not publish, while they are changed', () => {
  const { root } = copyOfFacts();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Begin');
  expect(versionText(root)).toBe('');
  appendFileSync(join(root, 'packages/edge/wrangler.jsonc'), '// Changed.\n');
  expect(versionText(root)).toContain('\n  git commit -m "Set up the site" packages/edge/wrangler.jsonc\n');
});
