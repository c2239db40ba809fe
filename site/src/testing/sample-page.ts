import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPage, type ContentPage } from '../build/content/content';
import { languageFinder } from '../build/model/page-languages';
import { MDX_REGISTRY } from '../mdx/registry';
import { readMdxSource } from '../build/content/mdx-source';
import { readData } from '../build/content/data';

// A minimal valid page, so that each test writes only what it is about.

export const langOf = languageFinder(readData(join(import.meta.dirname, '../../data')));
export const settings = {
  langOf,
  slug: 'sample',
  components: MDX_REGISTRY,
  currencies: ['USD', 'CAD'],
  claims: { ids: ['known', 'struck'], struck: new Set(['struck']) },
};
export const folder = mkdtempSync(join(tmpdir(), 'content-'));
export const HEAD = {
  title: 'A title',
  description: 'A description that is long enough to be shown whole by a search engine.',
  template: 'page',
};
export const HERO = '<Hero>\n\n# A heading\n\n</Hero>\n';

/** Writes and reads a page with another frontmatter or body. */
export function page(
  relative: string,
  { head = {}, body = HERO }: { head?: Record<string, unknown>; body?: string } = {},
): ContentPage {
  const file = join(folder, relative.replaceAll('/', '_'));
  const yaml = Object.entries({ ...HEAD, ...head }).map(([key, value]) => `${key}: ${String(value)}`);
  writeFileSync(file, `---\n${yaml.join('\n')}\n---\n\n${body}`);
  return readPage(readMdxSource(file), relative, settings);
}
