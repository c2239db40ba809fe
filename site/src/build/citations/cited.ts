import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFactFiles } from './facts';
import { CONTENT, pagesShowing, type Page } from './showing';
import { pathOf } from '../content/content';

/** A place that cites an address. */
export interface Citation {
  /** Such as `site/data/schools.yaml:230`. */
  place: string;
  /** The month of the last check; missing on a page without `<Sources>`. */
  checked?: string;
  /** The pages of ours that show what rests on it, such as `/services/chemistry-tutoring`. */
  pages: readonly string[];
}

/** Every address that the project cites, in alphabetical order, with the places that cite it. */
export type Citations = ReadonlyMap<string, readonly Citation[]>;

/**
 * Reads what the project cites.
 * @param root The project's folder.
 * @param slug The business's name in addresses.
 */
export function readCitations(root: string, slug: string): Citations {
  const pages = readPages(root, slug);
  const found = new Map<string, Citation[]>();
  for (const { file, addresses } of readFactFiles(root)) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    for (const { address, line, checked } of addresses) {
      const shown = pagesShowing({ file, above: lines.slice(0, line) }, pages);
      const citation = { place: `${file}:${line}`, checked, pages: shown.map(({ path }) => path) };
      found.set(address, [...(found.get(address) ?? []), citation]);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function readPages(root: string, slug: string): Page[] {
  return globSync('**/*.mdx', { cwd: join(root, CONTENT) })
    .sort()
    .map((name) => ({
      file: `${CONTENT}/${name}`,
      path: pathOf(name, slug),
      text: readFileSync(join(root, CONTENT, name), 'utf8'),
    }));
}
