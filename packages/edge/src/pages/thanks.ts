import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import type { Env } from '../env';
import { wholePage } from './whole-page';

/** `GET /thanks?reference=…`: shows the reference to visitors without JavaScript as well. */
export async function thanks(c: Context<{ Bindings: Env }>): Promise<Response> {
  const page = await wholePage(c, '/thanks');
  const reference = c.req.query('reference') ?? '';
  // Whatever else stands in the address is not ours, and is not shown.
  if (!referencePattern.test(reference)) return new Response(page.body, page);
  const shown = new HTMLRewriter()
    .on('[data-reference-block]', { element: (block) => void block.removeAttribute('hidden') })
    .on('[data-reference]', { element: (place) => void place.setInnerContent(reference, { html: false }) })
    .transform(new Response(page.body, page));
  shown.headers.set('Cache-Control', 'no-store');
  shown.headers.delete('ETag');
  return shown;
}
