import { DESK_FOLDER } from '@tutoring/domain/desk';
import { deskPolicy, IMMUTABLE } from '@tutoring/domain/headers';
import type { Context } from 'hono';
import { fetchPage } from '../pages/fetch-page';
import type { OwnerEnv } from './only-owner';

/** The policy of the desk's answers (security-headers.ts keeps it). */
export const DESK_POLICY = deskPolicy();

/** The desk's page, at each of its addresses: its script shows the screen that the address names. It contains no lead. */
export async function deskPage(c: Context<OwnerEnv>): Promise<Response> {
  return forTheOwner(await fetchPage(c, `/${DESK_FOLDER}`), 'no-store');
}

/** A script, stylesheet or font of the desk, or data that the site's build wrote for it. */
export async function deskFile(c: Context<OwnerEnv>): Promise<Response> {
  const file = await fetchPage(c, c.req.path);
  if (!file.ok) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
  const isHashed = c.req.path.startsWith(`/${DESK_FOLDER}/assets/`);
  return forTheOwner(file, isHashed ? IMMUTABLE.replace('public', 'private') : 'no-store');
}

function forTheOwner(file: Response, cache: string): Response {
  const answer = new Response(file.body, file);
  answer.headers.set('Cache-Control', cache);
  answer.headers.set('Content-Security-Policy', DESK_POLICY);
  // An old browser tab that revalidates could otherwise get a 304 after the owner has signed out.
  answer.headers.delete('ETag');
  return answer;
}
