import { openEnvelope, parseLead } from '@tutoring/domain/lead';
import { minorConsentOf } from '@tutoring/domain/minor-consent';
import type { Context } from 'hono';
import type { Env } from '../env';
import { regionAt } from '../request/region';

/** Validates a submission, also by the law of the sender's region: the lead and its envelope, or the problem of each field. */
export function checkLead(c: Context<{ Bindings: Env }>, input: unknown) {
  const { lead: typed, envelope } = openEnvelope(input);
  const asksAge = typeof typed === 'object' && typed !== null && 'age' in typed;
  const checked = parseLead(typed, asksAge ? { minorConsent: minorConsentOf(regionAt(c.req.raw.cf)) } : undefined);
  return 'problems' in checked ? checked : { ...checked, envelope };
}
