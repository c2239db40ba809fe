import { guardianProblems, openEnvelope, parseLead } from '@tutoring/domain/lead';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import type { Context } from 'hono';
import type { Env } from '../env';
import { regionAt } from './take';

/** Checks what was sent: the lead and what came with it, or what is wrong with its fields, also by the law where it comes from. */
export function checkLead(c: Context<{ Bindings: Env }>, input: unknown) {
  const { lead: typed, envelope } = openEnvelope(input);
  const checked = parseLead(typed);
  if ('problems' in checked) return checked;
  const isAsked = typeof typed === 'object' && typed !== null && 'age' in typed;
  const problems = guardianProblems(checked.lead, minorConsentOf(regionAt(c.req.raw.cf)), isAsked);
  return Object.keys(problems).length > 0 ? { problems, unknownFields: [] } : { ...checked, envelope };
}
