import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withSignInHint } from '../../scripts/sign-in-hint';
import { edgeFolder } from '../../scripts/wrangler';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(edgeFolder, `scripts/${script}.ts`), ...args], { encoding: 'utf8' });
const nowhere = mkdtempSync(join(tmpdir(), 'console-'));

it('prints how to use pnpm leads, and names a wrong option', () => {
  const help = run('leads', '--help');
  expect([help.status, help.stdout]).toEqual([0, expect.stringMatching(/^pnpm leads COMMAND[^]*backup-key FILE/)]);
  const wrong = run('leads', '--remot');
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^Unknown option '--remot'[^]*pnpm leads/)]);
  expect(wrong.stderr).not.toContain('node:internal');
});

it('names the file that is missing', () => {
  for (const args of [
    [join(nowhere, 'no.sql.age')],
    [join(import.meta.filename), '--key', join(nowhere, 'no.sql.age')],
  ])
    expect(run('leads', 'restore', ...args).stderr).toBe(`File not found: ${join(nowhere, 'no.sql.age')}.\n`);
});

it('names all commands after a wrong one', () => {
  const { stderr } = run('leads', 'delete', '--state', nowhere);
  expect(stderr).toMatch(
    /^Unknown command "delete"\. The commands are: list, .*forget, .*restore, backup, backup-key\.\n$/,
  );
});

it('says how to get a local database', () => {
  const answer = /^The database (leads|reports) does not exist in .* yet\. Start the site once: npm start\n$/;
  expect(run('leads', 'list', '--state', nowhere).stderr).toMatch(answer);
  expect(run('reports', nowhere).stderr).toMatch(answer);
});

it('says to sign in when wrangler has no account, and nothing of it otherwise', () => {
  const said = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable";
  expect(withSignInHint(said)).toBe(`Nobody is signed in to Cloudflare here. Run pnpm wrangler login.\n${said}`);
  expect(withSignInHint('D1_ERROR: no such table')).toBe('D1_ERROR: no such table');
});
