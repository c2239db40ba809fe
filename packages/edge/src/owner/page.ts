import type { Context } from 'hono';
import { wholePage } from '../pages/fetch-page';
import type { OwnerEnv } from './only-owner';

/** `GET /owner`: the page of the inbox. No lead is in it: its script asks for them. */
export async function ownerPage(c: Context<OwnerEnv>): Promise<Response> {
  const page = await wholePage(c, '/owner');
  const answer = new Response(page.body, page);
  answer.headers.set('Cache-Control', 'no-store');
  answer.headers.delete('ETag');
  return answer;
}
