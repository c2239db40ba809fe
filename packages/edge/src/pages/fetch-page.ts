import type { Context } from 'hono';
import type { Env } from '../env';

/** A request's context. */
export type PageContext = Pick<Context<{ Bindings: Env }>, 'env' | 'req'>;

/**
 * Fetches a page of the site. It does not forward the visitor's request, which could ask for less (`If-None-Match`, `Range`)
 * and leave nothing to rewrite.
 */
export function fetchPage(c: PageContext, path: string): Promise<Response> {
  return c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { method: c.req.method }));
}
