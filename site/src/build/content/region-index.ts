import { join } from 'node:path';
import { knownClaims } from '../claims/claims';
import { currenciesOf } from './currencies';
import { countryName } from '../model/country-name';
import type { MdxComponents } from '../model/mdx-component';
import { compilePage, type ContentPage } from './content';
import type { SiteData } from './data';
import { mapTexts, readMdxSource } from './mdx-source';

/** The page that all regions without their own page share. */
export const REGION_INDEX_FILE = '[region].mdx';

/**
 * Reads `content/[region].mdx` once for each region without its own page, with the region's name for `%country%`. Only
 * regions in data/regions.yaml have such a page.
 */
export function readRegionIndexes(
  content: string,
  { regions, claims, prices }: SiteData,
  components: MdxComponents,
): ContentPage[] {
  const source = readMdxSource(join(content, REGION_INDEX_FILE));
  return regions.withoutPage.map(({ id, country }) =>
    compilePage(
      mapTexts(source, (text) => text.replaceAll('%country%', countryName(country, 'en'))),
      {
        path: `/${id}`,
        lang: 'en',
        components,
        claims: knownClaims(claims),
        currencies: currenciesOf(prices.from),
      },
    ),
  );
}
