import type { Context } from 'hono';
import type { Env } from '../env';
import { wholePage, type Asked } from './whole-page';

/** The not-found page. What is missing today may be there tomorrow: it is asked for each time. */
export async function notFound(c: Asked): Promise<Response> {
  const page = await wholePage(c, '/404');
  const answer = new Response(page.body, { status: 404, headers: page.headers });
  answer.headers.set('Cache-Control', 'no-cache');
  // A browser that names it would be told that nothing has changed, and may have nothing.
  answer.headers.delete('ETag');
  return answer;
}

/** A file of the site, or the not-found page. */
export async function fileOrNotFound(c: Context<{ Bindings: Env }>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  // Headers are added to it, which those of an answer of others do not allow.
  return file.status === 404 ? notFound(c) : new Response(file.body, file);
}
