import { LEAD_LIMITS, LEAD_PROGRAMMES, LEAD_ROLES } from '@tutoring/domain/lead-limits';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import type { Context } from 'hono';
import type { Env } from '../env';
import { truncate } from '../lib/truncate';

/** Fields of the form that a link may fill in: none of them identifies anybody. */
const FROM_LINKS: Readonly<Record<string, (given: string) => string | undefined>> = {
  role: (given) => LEAD_ROLES.find((role) => role === given),
  programme: (given) => LEAD_PROGRAMMES.find((programme) => programme === given),
  subjects: (given) => truncate(oneLine(given), LEAD_LIMITS.subjects) || undefined,
  question: (given) => truncate(plainText(given), LEAD_LIMITS.question) || undefined,
};

/** The values that the request's address gives to the form, by field. */
export function linkValues(c: Context<{ Bindings: Env }>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(FROM_LINKS).flatMap(([name, read]) => {
      const value = read(c.req.query(name) ?? '');
      return value ? [[name, value]] : [];
    }),
  );
}
