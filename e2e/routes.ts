import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand } from '../site/src/build/content/brand.ts';

const data = join(import.meta.dirname, '../site/data');

/** A page that the site must have (routes.json). */
export interface Route {
  path: string;
  kind: string;
  lang: string;
  dir?: 'ltr' | 'rtl';
  robots?: 'noindex';
  switcher?: boolean;
  title?: string;
  /** The canonical address, if the page is served at two addresses. */
  canonical?: string;
}

const { pages, redirects } = JSON.parse(readFileSync(join(import.meta.dirname, 'routes.json'), 'utf8')) as {
  pages: Route[];
  redirects: { from: string; to: string }[];
};

/** Every page of the specification. */
export function readRoutes(): Route[] {
  const { slug } = readBrand(data);
  return pages.map((page) => ({ ...page, path: page.path.replace('{brand}', slug) }));
}

/** Every redirect of the specification. */
export function readRedirects(): { from: string; to: string }[] {
  return redirects;
}

/** The site's address in canonical links. */
export function siteUrl(): string {
  return readBrand(data).siteUrl;
}
