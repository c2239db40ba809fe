import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readPageSource, type ContentPage } from './content';
import { countryName } from '../model/country-name';
import { readYaml } from './read-yaml';
import type { Windows } from '../../src/vocabulary/facts/session-times/facts';

/** The page that every region without one of its own shares. */
export const REGION_INDEX_FILE = '[region].mdx';

const time = z.string().regex(/^\d\d:\d\d$/);

const schema = z.record(
  z.string().regex(/^[a-z]{2}$/),
  z.strictObject({
    /** ISO 3166-1, where it is not the code itself. */
    country: z.string().optional(),
    zone: z.string(),
    windows: z.array(z.strictObject({ days: z.array(z.number().int().min(1).max(7)).min(1), from: time, to: time })),
    /** Regions with a page, the nearest first. */
    nearest: z.array(z.string()).min(1),
  }),
);

/** A region without a page of its own, and what its page is told. */
export interface RegionIndex {
  page: ContentPage;
  times: Windows;
  nearest: string[];
}

/**
 * The regional index pages: one text, `content/[region].mdx`, in which `%country%` is the region's name.
 * A code that data/region-codes.yaml does not know has no page.
 */
export function readRegionIndexes(content: string, data: string): RegionIndex[] {
  const file = join(content, REGION_INDEX_FILE);
  const source = readFileSync(file, 'utf8');
  return Object.entries(readYaml(join(data, 'region-codes.yaml'), schema)).map(
    ([code, { country, nearest, ...times }]) => {
      const name = countryName(country ?? code.toUpperCase(), 'en');
      return { page: readPageSource(file, source.replaceAll('%country%', name), `/${code}`, 'en'), times, nearest };
    },
  );
}
