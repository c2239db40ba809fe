import type { Context } from 'hono';
import { business } from '../business';
import type { Env } from '../env';
import { escaped } from '../lib/escape-html';
import entries from '../generated/search-index.json';
import { country, isCountry } from './country';
import { trailOf, type Step } from './breadcrumbs';
import { wholePage, type Asked } from './fetch-page';

const NOT_FOUND = '/404';

/** Pages that a step of the way may lead to. */
let pages: ReadonlySet<string> | undefined;

function isPage(path: string): boolean {
  pages ??= new Set((entries as { url: string }[]).map(({ url }) => url));
  return pages.has(path);
}

/** The not-found page. What is missing today may be there tomorrow: it is asked for each time. */
export async function notFound(c: Asked): Promise<Response> {
  const page = await wholePage(c, NOT_FOUND);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  // A browser that names it would be told that nothing has changed, and may have nothing.
  headers.delete('ETag');
  const { pathname } = new URL(c.req.url);
  const steps = pathname === NOT_FOUND ? [] : trailOf(pathname, isPage);
  if (steps.length === 0) return new Response(page.body, { status: 404, headers });
  return new Response(withTrail(await page.text(), steps), { status: 404, headers });
}

/** The breadcrumbs of the page: Home, and the page itself. */
const CRUMBS =
  /(<li class="([^"]*)"><a href="\/" class="([^"]*)">([^<]*)<\/a><\/li>)<li[^>]*><span class="([^"]*)" aria-current="page">[^<]*<\/span><\/li>/;
const STRUCTURED = /(<script type="application\/ld\+json">).*?"BreadcrumbList".*?(<\/script>)/s;

/** The page with the way to the address that was asked for, for people and for machines. */
function withTrail(html: string, steps: readonly Step[]): string {
  let home = '';
  const shown = html.replace(CRUMBS, (_, first: string, item: string, link: string, name: string, here: string) => {
    home = name;
    const rest = steps.map(({ label, href }, at) => {
      const isLast = at === steps.length - 1;
      const step =
        href && !isLast
          ? `<a href="${escaped(href)}" class="${link}">${escaped(label)}</a>`
          : `<span class="${here}"${isLast ? ' aria-current="page"' : ''}>${escaped(label)}</span>`;
      return `<li class="${item}">${step}</li>`;
    });
    return first + rest.join('');
  });
  return shown.replace(STRUCTURED, (_, begin: string, end: string) => begin + structured(home, steps) + end);
}

/** Steps without a page are left out, but for the last one. */
function structured(home: string, steps: readonly Step[]): string {
  const all = [{ label: home, href: '/' }, ...steps.filter(({ href }, at) => href || at === steps.length - 1)];
  const itemListElement = all.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href && { item: business.siteUrl + href }),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  // Within a script nothing may end it.
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}

/** A file of the site, the page of a country, the way to the same address in small letters, or the not-found page. */
export async function fileOrNotFound(c: Context<{ Bindings: Env }>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  // Headers are added to it, which those of an answer of others do not allow.
  if (file.status !== 404) return new Response(file.body, file);
  const { pathname, search } = new URL(c.req.url);
  if (isCountry(pathname)) return country(c, pathname);
  const small = pathname.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (small !== pathname && (await isThere(c, small))) return c.redirect(small + search, 301);
  return notFound(c);
}

/** Whether something answers at a path. Browsers read two slashes at the beginning as another host. */
async function isThere(c: Context<{ Bindings: Env }>, path: string): Promise<boolean> {
  if (!/^\/[^/\\]/.test(path)) return false;
  if (isCountry(path)) return true;
  const file = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { method: 'HEAD', redirect: 'manual' }));
  return file.status < 400;
}
