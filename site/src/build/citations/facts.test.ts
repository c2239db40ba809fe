import { globSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../compile/parse-mdx';
import { readMdxSource } from '../content/mdx-source';
import { projectWith } from './project.test-data';
import { readFactFiles } from './facts';

const root = join(import.meta.dirname, '../../../..');

describe('addresses', () => {
  const cited = (files: Record<string, string>) =>
    readFactFiles(projectWith(files)).flatMap(({ addresses }) =>
      addresses.map(({ address, checked }) => `${address} ${checked ?? 'never'}`),
    );

  it('of a page are those of its links', () => {
    expect(
      cited({
        'site/content/a.mdx': `See [one](https://a.example/x_(y)) and <Card href="http://b.example#part" />.
<Sources checked="2026-11">

- [two](https://c.example/?q=1 "title"): a text; /contact; d.example/page

</Sources>`,
        'site/content/b.mdx': '[three](https://d.example)',
      }),
    ).toEqual([
      'https://a.example/x_(y) 2026-11',
      'http://b.example/ 2026-11',
      'https://c.example/?q=1 2026-11',
      'https://d.example/ never',
    ]);
  });

  it('of data have the month of their entry, or of the file', () => {
    expect(
      cited({
        'site/data/entries.yaml': `- source: 'https://a.example/1'
  checked: 2026-10
- source: { name: 'b.example, an overview', href: 'https://b.example' }
  checked: 2026-11
`,
        'site/data/file.yaml':
          "checked: 2026-09\nlist:\n  - source: 'c.example/ib, page 2'\n  - source: 'd.example IB page'\n",
        'site/data/brand.yaml': "siteUrl: 'https://e.example'\n",
      }),
    ).toEqual(['https://a.example/1 2026-10', 'https://b.example/ 2026-11', 'https://c.example/ib 2026-09']);
  });

  it('of TypeScript are in files that state a month', () => {
    expect(
      cited({
        'packages/domain/src/a.ts': `const A = { sources: ['marks: a.example/x/y (2025); b.example', 'c.example/z.'], checked: '2026-11' };`,
        'packages/domain/src/b.ts': "import a from './c/d'; const URL = 'https://e.example/x';",
        'packages/domain/src/c.test.ts': "const A = { sources: ['f.example/x'], checked: '2026-11' };",
      }),
    ).toEqual(['https://a.example/x/y 2026-11', 'https://c.example/z 2026-11']);
  });

  it('of real pages are those that the MDX parser finds', () => {
    const found = new Map(readFactFiles(root).map(({ file, addresses }) => [file, addresses]));
    for (const file of globSync('site/content/**/*.mdx', { cwd: root })) {
      const links: string[] = [];
      const { body } = readMdxSource(join(root, file));
      if (!body.includes('http')) continue;
      visit(
        parseMdx(() => file, body),
        (node) => {
          if (node.type === 'link') links.push(node.url);
          if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
            links.push(...node.attributes.flatMap(({ value }) => (typeof value === 'string' ? value : [])));
        },
      );
      const expected = links
        .filter((link) => /^https?:/.test(link))
        .map((link) => new URL(link.replace(/#.*/, '')).href);
      expect(found.get(file)?.map(({ address }) => address) ?? [], file).toEqual(expected);
    }
  });
});
