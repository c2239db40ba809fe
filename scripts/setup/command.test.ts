import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfFacts, freshFacts } from './copy.test-data';

const COMMAND = join(import.meta.dirname, '../setup.ts');
const BRAND = 'site/data/brand.yaml';

function run(root: string, args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, '--root', root, ...args], {
    encoding: 'utf8',
    input,
  });
  return { stdout, stderr, status };
}

it('asks, saves what was answered before the person stops, and goes on from there', async () => {
  const copy = await freshFacts('site/content');
  const first = run(copy.root, [], 'Copperfield\n\nnot a domain\nwww.example.org\n');
  expect(first.status).toBe(0);
  expect(first.stdout).toContain('“Placeholder” until then');
  expect(first.stdout).toContain('“not a domain” was not taken. The web address of the site must have a dot');
  expect(first.stdout).toContain('Stopped. Your answers are saved');
  expect(copy.text(BRAND)).toContain('name: { value: Copperfield }\n');
  expect(copy.text(BRAND)).toContain('slug: { value: copperfield }\n');
  expect(copy.text('packages/edge/wrangler.jsonc')).toContain('"pattern": "www.example.org"');

  const second = run(copy.root, [], '\n'.repeat(20));
  expect(second.stdout).toContain('It is “Copperfield”. Enter keeps it.');
  expect(second.stdout).toMatch(/\d+ decisions are left before a launch:\n/);
  expect(second.stdout).toContain('in the European Union: pnpm databases eu');
  expect(second.stdout).toContain('pnpm wrangler secret put');
  expect(copy.text(BRAND)).toContain('name: { value: Copperfield }\n');
});

it('takes a file of answers and flags, or refuses all of them', async () => {
  const copy = await freshFacts('site/content');
  const file = join(copy.root, 'answers.json');
  writeFileSync(file, JSON.stringify({ name: 'Copperfield', email: 'hello' }));
  const refused = run(copy.root, ['--answers', file]);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain(
    '“hello” was not taken. The email address that families see must be an email address',
  );
  expect(refused.stderr).toContain('Nothing was written.');
  expect(copy.text(BRAND)).toContain('name: { value: Placeholder, placeholder: true }');

  const taken = run(copy.root, ['--answers', file, '--email', 'hello@example.org']);
  expect([taken.status, taken.stderr]).toEqual([0, '']);
  expect(taken.stdout).toContain(`Written: ${BRAND}`);
  expect(copy.text(BRAND)).toContain('email: { value: hello@example.org }\n');
});

it.each([
  ['is not JSON', '{ name: A }'],
  ['must be an object', '["A"]'],
])('says that a file of answers %s', (said, text) => {
  const { root } = copyOfFacts();
  const file = join(root, 'answers.json');
  writeFileSync(file, text);
  const { status, stderr } = run(root, ['--answers', file]);
  expect([status, stderr.includes(said)]).toEqual([1, true]);
});
