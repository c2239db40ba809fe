import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../packages/domain/src/languages.ts';
import { GROUPS, newComponent, nextSteps } from './new-component.ts';

const root = join(import.meta.dirname, '..');
const LISTS = ['packages/ui/package.json', 'e2e/pack/every/page.tsx', 'packages/ui/src/provider/catalogue.ts'];

/** A name that no real component has: the tests copy the real lists. */
const NAME = 'ReadingTimeSample';

/** A repository that has the lists, and no component. */
function emptyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-component-'));
  for (const file of LISTS) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  return copy;
}

it('writes the folder of a component and adds it to the two lists, in order', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: NAME, group: 'Page' });
  expect(files.every((file) => existsSync(join(copy, file)))).toBe(true);
  expect(files).toContain('packages/ui/src/reading-time-sample/reading-time-sample.stories.tsx');
  const [manifest = '', every = ''] = LISTS.map((file) => readFileSync(join(copy, file), 'utf8'));
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  expect(exports['./reading-time-sample']).toEqual({
    types: './dist/reading-time-sample/index.d.ts',
    default: './dist/reading-time-sample.js',
  });
  expect(every).toContain(
    "import { ReadingTimeSample } from '@tutoring/ui/reading-time-sample';\nimport { ReferenceCard }",
  );
  expect(every).toContain('<ReadingTimeSample>A</ReadingTimeSample>');
});

it('adds no messages to a component without text', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: NAME, group: 'Page' });
  expect(files.join('\n')).not.toMatch(/messages|catalogue/);
  expect(readFileSync(join(copy, 'packages/ui/package.json'), 'utf8')).not.toContain('./reading-time-sample/messages');
});

it('exports the messages of a component with text, writes them in each language and lists their type, in order', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: NAME, group: 'Page', hasMessages: true });
  const messages = 'packages/ui/src/reading-time-sample/messages';
  expect(files.filter((file) => file.startsWith(messages))).toEqual(
    LANGUAGES.map((language) => `${messages}/${language}.ts`),
  );
  expect(readFileSync(join(copy, messages, 'zh-Hans.ts'), 'utf8')).toContain('export const zhHans: Translation<');
  const [manifest = '', , catalogue = ''] = LISTS.map((file) => readFileSync(join(copy, file), 'utf8'));
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  expect(exports['./reading-time-sample/messages/*']).toEqual({
    types: './dist/reading-time-sample/messages/*.d.ts',
    default: './dist/reading-time-sample/messages/*.js',
  });
  for (const lines of [/^import type .* from '#(.*)';$/gm, /^ {2}readonly '?([\w-]+)/gm]) {
    const names = [...catalogue.matchAll(lines)].map(([, name = '']) => name);
    expect(names.some((name) => name.startsWith('reading-time-sample'))).toBe(true);
    expect(names).toEqual([...names].sort());
  }
});

it('prints the steps of CONTRIBUTING.md for the new component', () => {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const steps = nextSteps(contributing, 'ExamDate');
  expect(steps).toMatch(/^1\. Write `exam-date\.tsx`/);
  expect(steps).toContain('translations --confirm exam-date');
  expect(steps).not.toMatch(/ReadingTime|reading-time/);
  expect(() => nextSteps('# Contributing\n', 'ExamDate')).toThrow(/no numbered steps/);
});

it('refuses a name that is no component’s, and one that is taken', () => {
  const copy = emptyRepository();
  expect(() => newComponent(copy, { name: 'reading-time-sample', group: 'Page' })).toThrow(/PascalCase/);
  newComponent(copy, { name: NAME, group: 'Page' });
  expect(() => newComponent(copy, { name: NAME, group: 'Page' })).toThrow(/exists already/);
});

it('knows the groups of Storybook’s menu', () => {
  const titles = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map(
    (file) => /title: '([^'/]+)\//.exec(readFileSync(join(root, file), 'utf8'))?.[1],
  );
  expect([...new Set(titles.filter((title) => title !== undefined))].sort()).toEqual([...GROUPS].sort());
});
