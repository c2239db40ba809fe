import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decidedBuilds, foreignPackages, loosePins, packagesWithBuilds, thawedInstalls } from './supply-chain';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('takes every package from the registry, with a hash', () => {
  expect(foreignPackages(read('pnpm-lock.yaml'))).toEqual([]);
});

it.each([
  [
    'a tarball of elsewhere',
    "a@https://codeload.github.com/o/a/tar.gz/1: {resolution: {tarball: 'https://codeload.github.com/o/a/tar.gz/1', integrity: sha512-x}}",
  ],
  ['a registry of elsewhere', "a@1.0.0: {resolution: {tarball: 'https://npm.example/a.tgz', integrity: sha512-x}}"],
  ['git', "a@1.0.0: {resolution: {type: git, repo: 'https://example.org/a.git', commit: '1'}}"],
  ['a folder', 'a@file:../a: {resolution: {type: directory, directory: ../a}}'],
  ['no hash', 'a@1.0.0: {resolution: {}}'],
  ['a hash that can be forged', 'a@1.0.0: {resolution: {integrity: sha1-x}}'],
])('refuses %s', (_, entry) => {
  const file = `packages:\n  '@s/b@2.0.0': {resolution: {integrity: sha512-x}}\n  ${entry.replace(/^(\S+): /, "'$1': ")}\n`;
  expect(foreignPackages(file)).toHaveLength(1);
});

it('allowBuilds decides about every package with an install script', () => {
  const decided = decidedBuilds(read('pnpm-workspace.yaml'));
  const undecided = packagesWithBuilds(join(root, 'node_modules/.pnpm')).filter(
    (name) => !Object.hasOwn(decided, name),
  );
  // Add each to allowBuilds: true if it does something we need, else false.
  expect(undecided).toEqual([]);
});

it('finds install scripts, and packages that node-gyp builds without one', () => {
  const store = mkdtempSync(join(tmpdir(), 'store-'));
  const add = (folder: string, name: string, manifest: object, file?: string) => {
    const at = join(store, folder, 'node_modules', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, 'package.json'), JSON.stringify(manifest));
    if (file) writeFileSync(join(at, file), '{}');
  };
  add('@s+quiet@1.0.0', '@s/quiet', { scripts: { prepare: 'x', test: 'x' } });
  add('@s+loud@1.0.0_react@19.0.0', '@s/loud', { scripts: { postinstall: 'x' } });
  add('native@1.0.0', 'native', {}, 'binding.gyp');
  expect(packagesWithBuilds(store)).toEqual(['@s/loud', 'native']);
});

it('every workflow installs exactly the lockfile', () => {
  const files = ['scripts/run.mjs', '.ci/run', ...globSync('.github/workflows/*.yml', { cwd: root })];
  expect(files.flatMap((file) => thawedInstalls(read(file)))).toEqual([]);
  expect(files.some((file) => read(file).includes('--frozen-lockfile'))).toBe(true);
  expect(
    thawedInstalls('run: pnpm install\nnpx --yes "$pnpm" install --no-frozen\nrun: pnpm i --frozen-lockfile'),
  ).toHaveLength(2);
});

it('pins actions of others to a commit', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root });
  expect(files.flatMap((file) => loosePins(read(file)))).toEqual([]);
  const commit = 'd23441a48e516b6c34aea4fa41551a30e30af803';
  const loose = ['a/b@v6', 'a/b@main', `a/b@${commit}`, 'a/b@d23441a # v6.1.0', 'docker://node:24'];
  const pinned = [`a/b@${commit} # v6.1.0`, `a/b/c@${commit} # v6.1.0`, './.github/workflows/ci.yml'];
  expect(loosePins([...loose, ...pinned].map((action) => `      - uses: ${action}`).join('\n'))).toEqual(loose);
  expect(loosePins('    uses: a/b@v6\n')).toEqual(['a/b@v6']);
});

it('installs no package on the day of its publication', () => {
  expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: \d{4,}$/m);
});
