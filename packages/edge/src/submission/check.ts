import { openEnvelope, parseLead } from '@tutoring/domain/lead';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import type { Context } from 'hono';
import type { Env } from '../env';
import { regionAt } from '../request/region';

/** Checks what was sent: the lead and what came with it, or what is wrong with its fields, also by the law where it comes from. */
export function checkLead(c: Context<{ Bindings: Env }>, input: unknown) {
  const { lead: typed, envelope } = openEnvelope(input);
  const asksAge = typeof typed === 'object' && typed !== null && 'age' in typed;
  const checked = parseLead(typed, asksAge ? { minorConsent: minorConsentOf(regionAt(c.req.raw.cf)) } : undefined);
  return 'problems' in checked ? checked : { ...checked, envelope };
}
