import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../packages/domain/src/languages.ts';
import { GROUPS, newComponent, nextSteps } from './new-component.ts';

const root = join(import.meta.dirname, '..');
const LISTS = ['packages/ui/package.json', 'e2e/pack/every/page.tsx', 'packages/ui/src/provider/catalogue.ts'];

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

it('adds no messages to a component without text', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: 'ReadingTime', group: 'Page' });
  expect(files.join('\n')).not.toMatch(/messages|catalogue/);
  expect(readFileSync(join(copy, 'packages/ui/package.json'), 'utf8')).not.toContain('./reading-time/messages');
});

it('exports the messages of a component with text, writes them in each language and lists their type, in order', () => {
  const copy = emptyRepository();
  const files = newComponent(copy, { name: 'ReadingTime', group: 'Page', hasMessages: true });
  const messages = 'packages/ui/src/reading-time/messages';
  expect(files.filter((file) => file.startsWith(messages))).toEqual(
    LANGUAGES.map((language) => `${messages}/${language}.ts`),
  );
  expect(readFileSync(join(copy, messages, 'zh-Hans.ts'), 'utf8')).toContain('export const zhHans: Translation<');
  const [manifest = '', , catalogue = ''] = LISTS.map((file) => readFileSync(join(copy, file), 'utf8'));
  const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
  expect(exports['./reading-time/messages/*']).toEqual({
    types: './dist/reading-time/messages/*.d.ts',
    default: './dist/reading-time/messages/*.js',
  });
  for (const lines of [
    catalogue.match(/(?<=^import type .*from ').*(?=';$)/gm),
    catalogue.match(/(?<=^ {2}readonly )[\w'-]+/gm),
  ]) {
    const names = (lines ?? [])
      .map((line) => line.replaceAll(/[^\w-]/g, ''))
      .filter((name) => name !== 'libtranslation');
    expect(names.some((name) => name.includes('reading-time'))).toBe(true);
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
