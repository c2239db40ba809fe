import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where vitest.config.ts collects tests. */
const FOLDERS = [
  'scripts',
  'e2e/consumer',
  'packages/desk/src',
  'packages/domain/src',
  'packages/edge/scripts',
  'packages/edge/src',
  // Without a runtime, and by real requests to one.
  'packages/edge/test/unit',
  'packages/edge/test/runtime',
  'packages/ui/scripts',
  'packages/ui/src',
  'site/src',
];

it('every test is in a folder that is collected', () => {
  const root = join(import.meta.dirname, '..');
  const all = globSync('**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|public|\.cache|\.artefacts)$/.test(name.split('/').at(-1) ?? ''),
  });
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((file) => !FOLDERS.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
});
