import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import {
  compile,
  examplesIn,
  examplesOf,
  missingFiles,
  pagesWithExamples,
  unknownProperties,
} from '../scripts/examples.ts';

const ui = join(import.meta.dirname, '..');
const pages = pagesWithExamples();
const examples = pages.flatMap(examplesOf);

beforeAll(() => {
  expect(existsSync(join(ui, 'dist/header/index.d.ts')), 'pnpm build:packages comes first').toBe(true);
});

it('finds the examples of the README and of Storybook', () => {
  const found = new Set(examples.map(({ page }) => page));
  expect([...found]).toEqual(
    expect.arrayContaining([
      'packages/ui/README.md',
      'packages/ui/src/dialog/dialog.mdx',
      '.storybook/recipes/astro.mdx',
      '.storybook/patterns/empty-results.mdx',
    ]),
  );
});

it('has examples that compile against the built package', { timeout: 120_000 }, () => {
  expect(compile(examples)).toEqual([]);
});

it('names only custom properties and files that the package has', () => {
  expect(unknownProperties(examples.filter(({ language }) => language === 'css'))).toEqual([]);
  expect(missingFiles(examples)).toEqual([]);
});

it('has examples only in languages that are checked, besides shell, JSON and headers', () => {
  // e2e/pack/release.ts serves apps with the policy in `http`.
  const known = new Set(['astro', 'css', 'html', 'http', 'json', 'mjs', 'sh', 'ts', 'tsx']);
  const others = examples.filter(({ language }) => !known.has(language));
  expect(others.map(({ page, line }) => `${page}:${line}`)).toEqual([]);
  for (const { page, text } of examples.filter(({ language }) => language === 'json'))
    expect(() => JSON.parse(text) as unknown, page).not.toThrow();
});

it('mentions the unpublished entry on no page for consumers', () => {
  const root = join(ui, '../..');
  const isPublished = (page: string) => !page.endsWith('.mdx') || existsSync(join(root, dirname(page), 'index.ts'));
  const forConsumers = pages.filter((page) => page.startsWith('.storybook') || isPublished(page));
  const read = (page: string) => readFileSync(join(root, page), 'utf8');
  expect(forConsumers.filter((page) => /['"`]@tutoring\/ui\/internal/.test(read(page)))).toEqual([]);
});

it('names each function that works without React, and its element', () => {
  const readme = readFileSync(join(ui, 'README.md'), 'utf8');
  const components = globSync('src/*/*.tsx', { cwd: ui }).filter((file) => !/\.(?:test|stories)\.tsx$/.test(file));
  const elements = components.flatMap(
    (file) => readFileSync(join(ui, file), 'utf8').match(/data-enhance="[\w-]+"/g) ?? [],
  );
  const exported = readFileSync(join(import.meta.dirname, 'exports.snapshot.txt'), 'utf8');
  const functions = [...exported.matchAll(/^ {2}(enhance\w+)$/gm)].map(([, name]) => `\`${name}`);
  expect(elements.length).toBeGreaterThan(10);
  expect([...elements, ...functions].filter((name) => !readme.includes(name))).toEqual([]);
});

it('finds mistakes in each language that is compiled', { timeout: 120_000 }, () => {
  const mistakes = (language: string, code: string) =>
    compile(examplesIn('a.mdx', `\`\`\`${language}\n${code}\n\`\`\`\n`));
  expect(mistakes('ts', "import { enhanceMenus } from '@tutoring/ui/enhance';").join()).toContain('enhanceMenus');
  const astro = '---\nimport { Card } from \'@tutoring/ui/card\';\n---\n<Card headings="A" client:load />';
  expect(mistakes('astro', astro).join()).toContain("'headings' does not exist");
  const page = '<script type="module">import { enhanceMenus } from "@tutoring/ui/enhance";</script>';
  expect(mistakes('html', page).join()).toContain('enhanceMenus');
});

it('documents a `messages` prop whose type rejects unknown messages', { timeout: 120_000 }, () => {
  const give = (messages: string) =>
    compile(
      examplesIn(
        'a.mdx',
        `\`\`\`tsx
import { Provider } from '@tutoring/ui/provider';
export const page = <Provider messages={${messages}}>A</Provider>;
\`\`\`
`,
      ),
    );
  expect(give("{ dialog: { close: 'Zu' } }")).toEqual([]);
  expect(give("{ dialog: { closes: 'Zu' } }").join()).toContain("'closes' does not exist");
  expect(give("{ dialogue: { close: 'Zu' } }").join()).toContain("'dialogue' does not exist");
});
