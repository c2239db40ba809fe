import type { Context } from 'hono';
import type { Env } from '../env';

/** All addresses that are no page of the site, together: invented ones share their places with nobody else. */
const NO_PAGE = '*';

/** A path if the site has a page there, or the one name of all others. */
export async function pageOfSite(c: Context<{ Bindings: Env }>, path: string): Promise<string> {
  const url = new URL(c.req.url);
  // Not resolved: to `//a/contact` that would be another host's /contact, which passes for ours under any name.
  url.pathname = path;
  url.search = '';
  const file = await c.env.ASSETS.fetch(new Request(url, { method: 'HEAD', redirect: 'manual' }));
  const isPage = file.ok && file.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? path : NO_PAGE;
}
