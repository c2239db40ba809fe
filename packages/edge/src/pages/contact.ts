import { truncate } from '../lib/truncate';
import { addressIn, type Language } from '@tutoring/domain/languages';
import { LEAD_LIMITS, LEAD_PROGRAMMES, LEAD_ROLES } from '@tutoring/domain/lead-limits';
import { oneLine } from '@tutoring/domain/plain-text';
import type { Context } from 'hono';
import type { Env } from '../env';
import { fillIn } from '../submission/form-page';
import { fileOrNotFound } from './not-found';
import { fetchPage } from './fetch-page';

/** Fields that a link may fill in: none of them identifies anybody. */
const FROM_LINKS: Readonly<Record<string, (given: string) => string | undefined>> = {
  role: (given) => LEAD_ROLES.find((role) => role === given),
  programme: (given) => LEAD_PROGRAMMES.find((programme) => programme === given),
  subjects: (given) => truncate(oneLine(given), LEAD_LIMITS.subjects) || undefined,
};

/**
 * `GET /contact?subjects=Chemistry&programme=ib&role=school`: the form's page in a language, with the link's values filled
 * in.
 */
export async function contact(c: Context<{ Bindings: Env }>, language: Language): Promise<Response> {
  const values = Object.fromEntries(
    Object.entries(FROM_LINKS).flatMap(([name, read]) => {
      const value = read(c.req.query(name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
  if (Object.keys(values).length === 0) return fileOrNotFound(c);
  const page = await fetchPage(c, addressIn('/contact', language));
  const filled = fillIn(new HTMLRewriter(), values).transform(new Response(page.body, page));
  filled.headers.delete('ETag');
  return filled;
}
