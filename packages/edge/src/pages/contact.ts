import { cut } from '../lib/truncate';
import { addressIn, type Language } from '@tutoring/domain/languages';
import { LEAD_LIMITS, LEAD_PROGRAMMES, LEAD_ROLES } from '@tutoring/domain/lead-limits';
import { oneLine } from '@tutoring/domain/plain-text';
import type { Context } from 'hono';
import type { Env } from '../env';
import { fillIn } from '../submission/form-page';
import { fileOrNotFound } from './not-found';
import { wholePage } from './fetch-page';

/** What a link to the form may fill in: nothing that says who somebody is. */
const FROM_LINKS: Readonly<Record<string, (given: string) => string | undefined>> = {
  role: (given) => LEAD_ROLES.find((role) => role === given),
  programme: (given) => LEAD_PROGRAMMES.find((programme) => programme === given),
  subjects: (given) => cut(oneLine(given), LEAD_LIMITS.subjects) || undefined,
};

/** `GET /contact?subjects=Chemistry&programme=ib&role=school`: a language's page of the form, with what the link knows. */
export async function contact(c: Context<{ Bindings: Env }>, language: Language): Promise<Response> {
  const values = Object.fromEntries(
    Object.entries(FROM_LINKS).flatMap(([name, read]) => {
      const value = read(c.req.query(name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
  if (Object.keys(values).length === 0) return fileOrNotFound(c);
  const page = await wholePage(c, addressIn('/contact', language));
  const filled = fillIn(new HTMLRewriter(), values).transform(new Response(page.body, page));
  filled.headers.delete('ETag');
  return filled;
}
