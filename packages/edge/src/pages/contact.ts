import { addressIn, type Language } from '@tutoring/domain/languages';
import type { Context } from 'hono';
import type { Env } from '../env';
import { fillIn } from '../submission/form-page';
import { fileOrNotFound } from './not-found';
import { fetchPage } from './fetch-page';
import { linkValues } from './link-values';

/**
 * `GET /contact?subjects=Chemistry&programme=ib&role=school`: the form's page in a language, with the link's values filled
 * in.
 */
export async function contact(c: Context<{ Bindings: Env }>, language: Language): Promise<Response> {
  const values = linkValues(c);
  if (Object.keys(values).length === 0) return fileOrNotFound(c);
  const page = await fetchPage(c, addressIn('/contact', language));
  const filled = fillIn(new HTMLRewriter(), values).transform(new Response(page.body, page));
  filled.headers.delete('ETag');
  return filled;
}
