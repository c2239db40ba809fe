import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { asMarkdown, llmsFiles } from './llms.ts';

const UI = join(import.meta.dirname, '..');
const files = llmsFiles();
const index = files['llms.txt'] ?? '';

it('lists each component with what it is for', () => {
  const listed = [...index.matchAll(/^- \[([\w-]+)\]\(llms\/\1\.md\): \S.{10,}$/gm)].map(([, name]) => name);
  const components = globSync('src/*/index.ts', { cwd: UI }).map((file) => basename(join(file, '..')));
  expect(listed.sort()).toEqual(components.sort());
});

it('links only to files that exist', () => {
  const broken = Object.entries(files).flatMap(([name, text]) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)]+)\)/g)]
      .map(([, link = '']) => (name === 'llms.txt' ? link : `llms/${link}`))
      .filter((link) => !(link in files))
      .map((link) => `${name}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('has no import, tag or expression of MDX outside code', () => {
  const left = Object.entries(files).flatMap(([name, text]) => {
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
    return [...prose.matchAll(/^import .*|<\/?[A-Z]\w*|\{\w+\}/gm)].map(([found]) => `${name}: ${found}`);
  });
  expect(left).toEqual([]);
});

it('has the code of live examples, and the props of components', () => {
  expect(files['llms/patterns-errors.md']).toContain("import { TextField } from '@tutoring/ui/field';");
  expect(files['llms/button.md']).toContain('What it does: its accessible name.');
  // Code of the README too.
  expect(files['llms/recipes-astro.md']).toContain('<NavigationMenu slot="navigation" items={items} />');
});

it('keeps code and names of components in text', () => {
  const mdx =
    "import { A } from './a';\n\n<Opening />\n\nUse `<A>` for *this*. <Highlight>Yes</Highlight>\n\n```tsx\n<A />\n```\n\n<Closing parts={{ A }} />\n";
  expect(asMarkdown(mdx, UI)).toBe('Use `<A>` for *this*. Yes\n\n```tsx\n<A />\n```');
});
