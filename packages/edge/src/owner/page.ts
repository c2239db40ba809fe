import type { Context } from 'hono';
import { fetchPage } from '../pages/fetch-page';
import type { OwnerEnv } from './only-owner';

/** `GET /owner`: the page of the inbox. It contains no lead: its script loads them. */
export async function ownerPage(c: Context<OwnerEnv>): Promise<Response> {
  const page = await fetchPage(c, '/owner');
  const answer = new Response(page.body, page);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  return answer;
}
