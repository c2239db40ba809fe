import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkFrontmatter, contentFiles, contentNodes } from './sources';

const content = mkdtempSync(join(tmpdir(), 'content-'));
const write = (name: string, text: string) => {
  writeFileSync(join(content, name), text);
  return join(content, name);
};
const broken = write('broken.mdx', '---\ntitle: "A\ntemplate: page\n---\ntext');
const good = write('good.mdx', '---\ntitle: A\n---\ntext');

/** Gatsby's nodes of a file; `digest` is that of the text that gatsby-plugin-mdx could parse. */
function nodesOf(file: string, digest: string | undefined): Parameters<typeof contentNodes>[0] {
  const nodes: Record<string, unknown[]> = {
    File: [{ extension: 'mdx', absolutePath: file, internal: { contentDigest: 'new' } }],
    Mdx: digest
      ? [{ frontmatter: { title: 'Node' }, body: 'node', internal: { contentDigest: digest, contentFilePath: file } }]
      : [],
  };
  return { getNodesByType: (type: string) => nodes[type] ?? [] } as never;
}

it('reads a page from its Mdx node', () => {
  expect(contentNodes(nodesOf(good, 'new')).map(({ read }) => read())).toEqual([
    { file: good, frontmatter: { title: 'Node' }, body: 'node' },
  ]);
});

it.each([undefined, 'old'])(
  'names the mistake in a file whose node is %s, because its frontmatter is broken',
  (digest) => {
    const [page] = contentNodes(nodesOf(broken, digest));
    expect(page?.read).toThrow(/broken\.mdx:\d\n.*cannot be read/);
  },
);

it('finds the same pages without Gatsby', () => {
  const sources = contentFiles(content).filter(({ file }) => file === good);
  expect(sources.map(({ read }) => read())).toEqual([{ file: good, frontmatter: { title: 'A' }, body: 'text' }]);
});

it('names the file and the line of frontmatter that is not YAML before Gatsby reads it', () => {
  expect(() => {
    checkFrontmatter(content);
  }).toThrow(/broken\.mdx:\d\n.*cannot be read/);
});
