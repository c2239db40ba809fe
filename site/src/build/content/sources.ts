import { globSync } from 'node:fs';
import type { GatsbyConfig, GatsbyNode } from 'gatsby';
import { join } from 'node:path';

/**
 * Where the site's text stands, and how it is found. Gatsby's data layer finds and watches the files, and that is all
 * it is asked for: what stands in them, content.ts reads (docs/adr/0002).
 */

/** The folder of the text. Another one serves the test that counts a page's bytes on a site of a thousand pages. */
export function contentFolder(site: string): string {
  return process.env.SITE_CONTENT ?? join(site, 'content');
}

/** What makes Gatsby find the files and watch them. */
export function sourcePlugins(site: string): NonNullable<GatsbyConfig['plugins']> {
  return [
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder(site) } },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
  ];
}

interface FileNode {
  extension: string;
  absolutePath: string;
}

type CreatePages = Parameters<NonNullable<GatsbyNode['createPages']>>[0];

/** The files that Gatsby has found and watches: also those that gatsby-plugin-mdx cannot read. */
export function watchedFiles({ getNodesByType }: Pick<CreatePages, 'getNodesByType'>): string[] {
  const files = getNodesByType('File') as unknown as FileNode[];
  return files.filter(({ extension }) => extension === 'mdx').map(({ absolutePath }) => absolutePath);
}

/** The same files without Gatsby, for what reads the site and does not build it. */
export function contentFiles(content: string): string[] {
  return globSync('**/*.mdx', { cwd: content }).map((file) => join(content, file));
}
