import type { Attribution } from '@tutoring/domain/attribution';
import {
  IDEMPOTENCY_HEADER,
  LEAD_FIELDS,
  leadAnswerSchema,
  leadProblemsSchema,
  parseLead,
  type LeadProblems,
} from '@tutoring/domain/lead';

/** Milliseconds after which a request counts as failed. */
export const SEND_TIMEOUT_MS = 15_000;

/** What became of a submission. */
export type Outcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; problems: LeadProblems }
  | { kind: 'failed'; reason: 'offline' | 'busy' | 'server' };

/**
 * Checks and sends a lead. Never throws: whatever happens becomes words in the form.
 * @param values The form's fields as typed.
 * @param key The idempotency key: the same for each repetition of the same values.
 * @param attribution How the visitor came, if they allow us to know.
 */
export async function sendLead(
  endpoint: string,
  values: Record<string, string>,
  key: string,
  attribution?: Attribution,
): Promise<Outcome> {
  const checked = parseLead({ ...onlyFields(values), attribution });
  if ('problems' in checked) return { kind: 'problems', problems: checked.problems };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(checked.lead),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    if (response.status === 429) return { kind: 'failed', reason: 'busy' };
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'sent', reference: leadAnswerSchema.parse(body).reference };
    const refused = leadProblemsSchema.safeParse(body);
    return refused.success
      ? { kind: 'problems', problems: refused.data.problems }
      : { kind: 'failed', reason: 'server' };
  } catch {
    return { kind: 'failed', reason: navigator.onLine ? 'server' : 'offline' };
  }
}

/** Browser extensions add fields to forms; the edge takes no others. */
function onlyFields(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => (LEAD_FIELDS as readonly string[]).includes(name)),
  );
}
