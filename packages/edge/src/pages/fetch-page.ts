import type { Context } from 'hono';
import type { Env } from '../env';

/** A request, whatever else its routes know of it. */
export type Asked = Pick<Context<{ Bindings: Env }>, 'env' | 'req'>;

/**
 * A page of the site with its content. The visitor's own request could ask for less (`If-None-Match`,
 * `Range`), and what is made of the answer would be blank.
 */
export function wholePage(c: Asked, path: string): Promise<Response> {
  return c.env.ASSETS.fetch(new Request(new URL(path, c.req.url), { method: c.req.method }));
}
