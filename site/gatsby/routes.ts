import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const schema = z.object({ pages: z.array(z.object({ path: z.string(), lang: z.string() })) });

/** A page that the site has, or will have. */
export interface Route {
  path: string;
  /** BCP 47. */
  lang: string;
}

/**
 * Every page the site is to have, from data/routes.json.
 * @param slug The brand's part of `/why-choose-{brand}`.
 */
export function readRoutes(folder: string, slug: string): Route[] {
  const { pages } = schema.parse(JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')));
  return pages.map(({ path, lang }) => ({ path: path.replace('{brand}', slug), lang }));
}
