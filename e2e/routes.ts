import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';

const data = join(import.meta.dirname, '../site/data');

/** A page the site must have, as routes.json says it. */
export interface Route {
  path: string;
  kind: string;
  lang: string;
  dir?: 'ltr' | 'rtl';
  robots?: 'noindex';
  switcher?: boolean;
  title?: string;
  /** The address that the page names as its own, where it answers at two. */
  canonical?: string;
}

const { parse } = createRequire(join(data, '../package.json'))('yaml') as { parse: (text: string) => unknown };
const yaml = (name: string) => parse(readFileSync(join(data, name), 'utf8'));
const { pages, redirects } = JSON.parse(readFileSync(join(import.meta.dirname, 'routes.json'), 'utf8')) as {
  pages: Route[];
  redirects: { from: string; to: string }[];
};

/** Every page of the specification. */
export function readRoutes(): Route[] {
  const { slug } = yaml('brand.yaml') as { slug: { value: string } };
  return pages.map((page) => ({ ...page, path: page.path.replace('{brand}', slug.value) }));
}

/** Every redirect of the specification. */
export function readRedirects(): { from: string; to: string }[] {
  return redirects;
}

/** The address under which the pages are known to search engines. */
export function siteUrl(): string {
  return (yaml('brand.yaml') as { siteUrl: { value: string } }).siteUrl.value;
}
