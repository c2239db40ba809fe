import type { Context } from 'hono';
import type { Env } from '../env';

/** Stands for all paths without a page, so that invented paths share their places. */
const NO_PAGE = '*';

/** The path if the site has a page there, otherwise {@link NO_PAGE}. */
export async function pageOfSite(c: Context<{ Bindings: Env }>, path: string): Promise<string> {
  const url = new URL(c.req.url);
  // Not resolved with `new URL(path, base)`: `//a/contact` would be another host's /contact.
  url.pathname = path;
  url.search = '';
  const file = await c.env.ASSETS.fetch(new Request(url, { method: 'HEAD', redirect: 'manual' }));
  const isPage = file.ok && file.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? path : NO_PAGE;
}
