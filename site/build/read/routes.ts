import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({
  pages: z.array(
    z.object({ path: z.string(), lang: z.string(), kind: z.string(), switcher: z.boolean().default(false) }),
  ),
});

/** A page that the site must have. */
export interface Route {
  path: string;
  /** BCP 47. */
  lang: string;
  /** What it is, such as `region` or `region-index`. */
  kind: string;
  /** Whether it offers itself in other languages although it is no region's page. */
  switcher: boolean;
}

/**
 * Every page the site must have, from data/routes.json.
 * @param slug The brand's part of `/why-choose-{brand}`.
 */
export function readRoutes(folder: string, slug: string): Route[] {
  const { pages } = schema.parse(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')));
  return pages.map((page) => ({ ...page, path: page.path.replace('{brand}', slug) }));
}

/** The language of a page: that of its route; a page besides those speaks English. */
export function languageFinder(routes: readonly Route[]): (path: string) => string {
  const langs = new Map(routes.map(({ path, lang }) => [path, lang]));
  return (path) => langs.get(path) ?? 'en';
}
