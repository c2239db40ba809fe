import type { Context } from 'hono';
import { business } from '../business';
import type { Env } from '../env';
import { escapeHtml } from '../lib/escape-html';
import entries from '../generated/search-index.json';
import { country, isCountry } from './country';
import { breadcrumbsOf, type Breadcrumb } from './breadcrumbs';
import { fetchPage, type PageContext } from './fetch-page';

const NOT_FOUND = '/404';

/** The site's pages, which breadcrumbs may link to. */
let pages: ReadonlySet<string> | undefined;

function isPage(path: string): boolean {
  pages ??= new Set((entries as { url: string }[]).map(({ url }) => url));
  return pages.has(path);
}

/** The not-found page. It is never cached without asking: a missing page may exist tomorrow. */
export async function notFound(c: PageContext): Promise<Response> {
  const page = await fetchPage(c, NOT_FOUND);
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-cache');
  // With an ETag a browser could get a 304 for a page that it never received as a 404.
  headers.delete('ETag');
  const { pathname } = new URL(c.req.url);
  const steps = pathname === NOT_FOUND ? [] : breadcrumbsOf(pathname, isPage);
  if (steps.length === 0) return new Response(page.body, { status: 404, headers });
  return new Response(withBreadcrumbs(await page.text(), steps), { status: 404, headers });
}

/** The page's breadcrumbs: Home and the page itself. */
const CRUMBS =
  /(<li class="([^"]*)"><a href="\/" class="([^"]*)">([^<]*)<\/a><\/li>)<li[^>]*><span class="([^"]*)" aria-current="page">[^<]*<\/span><\/li>/;
const STRUCTURED = /(<script type="application\/ld\+json">).*?"BreadcrumbList".*?(<\/script>)/s;

/** The page with breadcrumbs to the requested address, as HTML and as structured data. */
function withBreadcrumbs(html: string, steps: readonly Breadcrumb[]): string {
  let home = '';
  const shown = html.replace(CRUMBS, (_, first: string, item: string, link: string, name: string, here: string) => {
    home = name;
    const rest = steps.map(({ label, href }, at) => {
      const isLast = at === steps.length - 1;
      const step =
        href && !isLast
          ? `<a href="${escapeHtml(href)}" class="${link}">${escapeHtml(label)}</a>`
          : `<span class="${here}"${isLast ? ' aria-current="page"' : ''}>${escapeHtml(label)}</span>`;
      return `<li class="${item}">${step}</li>`;
    });
    return first + rest.join('');
  });
  return shown.replace(STRUCTURED, (_, begin: string, end: string) => begin + structured(home, steps) + end);
}

/** Breadcrumbs without a page are left out, except the last one. */
function structured(home: string, steps: readonly Breadcrumb[]): string {
  const all = [{ label: home, href: '/' }, ...steps.filter(({ href }, at) => href || at === steps.length - 1)];
  const itemListElement = all.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    ...(href && { item: business.siteUrl + href }),
  }));
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
  // `<` could end the script element.
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}

/** A file of the site, a country's page, a redirect to the address in lower case, or the not-found page. */
export async function fileOrNotFound(c: Context<{ Bindings: Env }>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  // Copied, because the headers of a fetched response cannot be changed.
  if (file.status !== 404) return new Response(file.body, file);
  const { pathname, search } = new URL(c.req.url);
  if (isCountry(pathname)) return country(c, pathname);
  const small = pathname.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (small !== pathname && (await isThere(c, small))) return c.redirect(small + search, 301);
  return notFound(c);
}

/** Whether a path has a page. Browsers read two leading slashes as another host. */
async function isThere(c: Context<{ Bindings: Env }>, path: string): Promise<boolean> {
  if (!/^\/[^/\\]/.test(path)) return false;
  if (isCountry(path)) return true;
  const file = await c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { method: 'HEAD', redirect: 'manual' }));
  return file.status < 400;
}
