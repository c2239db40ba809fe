import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { GROUPS, newComponent } from './new-component.ts';

const root = join(import.meta.dirname, '..');
const LISTS = ['packages/ui/package.json', 'e2e/pack/every/page.tsx'];

/** A repository that has the lists, and no component. */
function emptyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-component-'));
  for (const file of LISTS) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'packages/ui/src'));
  return copy;
}

it('writes the folder of a component and adds it to the two lists, in order', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: 'ReadingTime', group: 'Page' });
  expect(files.every((file) => existsSync(join(copy, file)))).toBe(true);
  expect(files).toContain('packages/ui/src/reading-time/reading-time.stories.tsx');
  const [manifest = '', every = ''] = LISTS.map((file) => readFileSync(join(copy, file), 'utf8'));
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  expect(exports['./reading-time']).toEqual({
    types: './dist/reading-time/index.d.ts',
    default: './dist/reading-time.js',
  });
  expect(every).toContain("import { ReadingTime } from '@tutoring/ui/reading-time';\nimport { ReferenceCard }");
  expect(every).toContain('<ReadingTime>A</ReadingTime>');
});

it('refuses a name that is no component’s, and one that is taken', () => {
  const copy = emptyRepository();
  expect(() => newComponent(copy, { name: 'reading-time', group: 'Page' })).toThrow(/PascalCase/);
  newComponent(copy, { name: 'ReadingTime', group: 'Page' });
  expect(() => newComponent(copy, { name: 'ReadingTime', group: 'Page' })).toThrow(/exists already/);
});

it('knows the groups of Storybook’s menu', () => {
  const titles = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map(
    (file) => /title: '([^'/]+)\//.exec(readFileSync(join(root, file), 'utf8'))?.[1],
  );
  expect([...new Set(titles.filter((title) => title !== undefined))].sort()).toEqual([...GROUPS].sort());
});
