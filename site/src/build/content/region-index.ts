import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryName } from '../model/country-name';
import type { MdxComponents } from '../model/mdx-component';
import { readPageSource, type ContentPage } from './content';
import type { SiteData } from './data';

/** The page that every region without one of its own shares. */
export const REGION_INDEX_FILE = '[region].mdx';

/**
 * The pages of the regions without one of their own: one text, `content/[region].mdx`, in which `%country%` is the
 * region's name. A code that data/regions.yaml does not know has no page.
 */
export function readRegionIndexes(content: string, { regions }: SiteData, components: MdxComponents): ContentPage[] {
  const file = join(content, REGION_INDEX_FILE);
  const source = readFileSync(file, 'utf8');
  return regions.withoutPage.map(({ id, country }) =>
    readPageSource(file, source.replaceAll('%country%', countryName(country, 'en')), {
      path: `/${id}`,
      lang: 'en',
      components,
    }),
  );
}
