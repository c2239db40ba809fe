import { globSync } from 'node:fs';
import type { GatsbyConfig, GatsbyNode } from 'gatsby';
import { join } from 'node:path';
import { readMdxSource, type MdxSource } from './mdx-source';
import { Mistakes } from './problem';

/** The folder of the content. SITE_CONTENT names another one for the test that counts a page's bytes on a site of a thousand pages. */
export function contentFolder(site: string): string {
  return process.env.SITE_CONTENT ?? join(site, 'content');
}

/** The plugins that find, watch and parse the content, and watch the data: a change of either makes the pages again. */
export function sourcePlugins(site: string): NonNullable<GatsbyConfig['plugins']> {
  return [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder(site) } },
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: join(site, 'data') } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
  ];
}

interface FileNode {
  extension: string;
  absolutePath: string;
  internal: { contentDigest: string };
}

interface MdxNode {
  frontmatter: unknown;
  body: string;
  internal: { contentDigest: string; contentFilePath: string };
}

type CreatePages = Parameters<NonNullable<GatsbyNode['createPages']>>[0];

/** A file of the content, and how to read what gatsby-plugin-mdx made of it. */
export interface ContentFile {
  file: string;
  /** @throws {ContentProblem} if the frontmatter is not YAML. */
  read: () => MdxSource;
}

/** The content as Gatsby's Mdx nodes. */
export function contentNodes({ getNodesByType }: Pick<CreatePages, 'getNodesByType'>): ContentFile[] {
  const files = getNodesByType('File') as unknown as FileNode[];
  const nodes = getNodesByType('Mdx') as unknown as MdxNode[];
  const byFile = new Map(nodes.map((node) => [node.internal.contentFilePath, node]));
  return files
    .filter(({ extension }) => extension === 'mdx')
    .map(({ absolutePath: file, internal }) => {
      const node = byFile.get(file);
      // While its frontmatter is broken, a file has no node, or the node of its last good text.
      const isCurrent = node?.internal.contentDigest === internal.contentDigest;
      return { file, read: () => (node && isCurrent ? { file, ...pick(node) } : readMdxSource(file)) };
    });
}

const pick = ({ frontmatter, body }: MdxNode) => ({ frontmatter, body });

/** The same content without Gatsby, for code that reads the site and does not build it. */
export function contentFiles(content: string): ContentFile[] {
  return globSync('**/*.mdx', { cwd: content }).map((name) => {
    const file = join(content, name);
    return { file, read: () => readMdxSource(file) };
  });
}

/**
 * Checks that every frontmatter is YAML. gatsby-plugin-mdx stops a build at the first that is not, and does not name the file.
 * @throws {ContentProblem | ContentProblems} naming the file and line of each mistake.
 */
export function checkFrontmatter(content: string): void {
  const mistakes = new Mistakes();
  for (const { read } of contentFiles(content)) mistakes.in(read);
  mistakes.report();
}
