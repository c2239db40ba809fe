import type { Attribution } from '@tutoring/domain/attribution';
import type { ConsentRecord } from '@tutoring/domain/consent';
import {
  HONEYPOT,
  IDEMPOTENCY_HEADER,
  LEAD_FIELDS,
  leadAnswerSchema,
  leadProblemsSchema,
  parseLead,
  type LeadProblems,
} from '@tutoring/domain/lead';
import { attemptKey, type LeadRequest } from './draft';
import { forgetPages } from './pages/page-store';
import { uploadPages, type UploadOptions } from './pages/upload-pages';

/** Milliseconds after which a request counts as failed. */
const SEND_TIMEOUT_MS = 15_000;
/** Milliseconds after which a message is sent without the token of a bot check. */
export const BOT_TOKEN_TIMEOUT_MS = 10_000;

/** The result of a submission. */
export type Outcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; problems: LeadProblems }
  | { kind: 'failed'; reason: 'offline' | 'busy' | 'daily' | 'server' | 'once' | 'full' | 'cancelled' };

/** Data that goes with a message. The form calls these functions when it checks or sends the message. */
export interface Companions {
  /** Returns how the visitor came to the site, if they consent to it. @default none */
  attribution?: (() => Attribution | undefined) | undefined;
  /** Returns the visitor's choice about cookies, if there is one. @default none */
  consent?: (() => ConsentRecord | undefined) | undefined;
  /** Returns the age in years below which a parent must consent, in the visitor's place. @default only the server knows it */
  minorConsent?: (() => number | undefined) | undefined;
  /** Returns a token of a bot check. If it fails or takes over 10 seconds, the message is sent without it. @default no bot check */
  botToken?: (() => Promise<string | undefined>) | undefined;
}

/** Returns the problems of the visitor's entries, without sending anything. */
export function problemsOf(
  values: Record<string, string>,
  { minorConsent }: Pick<Companions, 'minorConsent'>,
): LeadProblems {
  const checked = parseLead(onlyFields(values), { minorConsent: minorConsent?.() ?? 0 });
  return 'problems' in checked ? checked.problems : {};
}

/**
 * Checks the visitor's entries and prepares a message from them. The same entries get the same idempotency key.
 * @param values The values of the form's fields, as typed.
 */
export function prepareLead(
  values: Record<string, string>,
  { attribution, consent, minorConsent }: Companions,
): { kind: 'problems'; problems: LeadProblems } | { kind: 'ready'; request: LeadRequest } {
  const typed = { ...onlyFields(values), attribution: attribution?.(), consent: receiptOf(consent?.()) };
  const checked = parseLead(typed, { minorConsent: minorConsent?.() ?? 0 });
  if ('problems' in checked) return { kind: 'problems', problems: checked.problems };
  const { lead } = checked;
  // The key covers the attribution too: the server rejects a key that it knows with other content.
  return { kind: 'ready', request: { lead, key: attemptKey(lead), homepage: values[HONEYPOT] ?? '' } };
}

/**
 * Sends a lead, after its pages. It never rejects: the form shows every outcome.
 * @param elapsed Milliseconds from the page load until Send. Omit it if the visitor typed on an earlier page.
 */
export async function sendLead(
  endpoint: string,
  request: LeadRequest,
  options: Pick<Companions, 'botToken'> & UploadOptions & { elapsed?: number | undefined },
): Promise<Outcome> {
  const { upload, pages } = request.lead;
  if (!upload || !pages) return postLead(endpoint, request, options);
  const send = async (): Promise<Outcome> => {
    const failure = await uploadPages(endpoint, upload, pages, options);
    if (failure === 'gone') return { kind: 'problems', problems: { pages: 'required' } };
    if (failure === 'refused') return { kind: 'problems', problems: { pages: 'invalid' } };
    return failure ? { kind: 'failed', reason: failure } : postLead(endpoint, request, options);
  };
  const first = await send();
  // The server deletes pages that nobody asked about within a day: it may have done so just now.
  const outcome = first.kind === 'problems' && first.problems.pages === 'invalid' ? await send() : first;
  if (outcome.kind === 'sent') await forgetPages(upload);
  return outcome;
}

async function postLead(
  endpoint: string,
  { key, lead, homepage }: LeadRequest,
  { botToken, elapsed, signal }: Parameters<typeof sendLead>[2],
): Promise<Outcome> {
  const token = botToken && (await tokenInTime(botToken));
  const body = JSON.stringify({
    ...lead,
    // An empty age says that this form has the field.
    age: lead.age ?? '',
    [HONEYPOT]: homepage,
    ...(elapsed !== undefined && { elapsed }),
    ...(token && { botToken: token }),
  });
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key };
  // The oldest browsers that we support lack `AbortSignal.timeout`.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), SEND_TIMEOUT_MS);
  const cancel = () => tooLate.abort();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: tooLate.signal });
    return await outcomeOf(response);
  } catch {
    // The server did not answer.
    return { kind: 'failed', reason: signal?.aborted ? 'cancelled' : 'offline' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Returns the token, or `undefined` if it fails or takes too long: a message must not depend on it. */
async function tokenInTime(botToken: NonNullable<Companions['botToken']>): Promise<string | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), BOT_TOKEN_TIMEOUT_MS));
  try {
    return await Promise.race([botToken(), tooLate]);
  } catch {
    return undefined;
  }
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status === 429) return { kind: 'failed', reason: errorOf(body) === 'daily_limit' ? 'daily' : 'busy' };
  if (response.status === 409 && errorOf(body) === 'already_marked') return { kind: 'failed', reason: 'once' };
  if (response.status === 409 && errorOf(body) === 'full') return { kind: 'failed', reason: 'full' };
  const answer = leadAnswerSchema.safeParse(body);
  if (response.ok && answer.success) return { kind: 'sent', reference: answer.data.reference };
  const refused = leadProblemsSchema.safeParse(body);
  return refused.success ? { kind: 'problems', problems: refused.data.problems } : { kind: 'failed', reason: 'server' };
}

/** The code of a refusal, such as `daily_limit` or `already_marked`. */
function errorOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
}

/** Returns the fields of the record that the schema of a lead accepts. */
function receiptOf(record: ConsentRecord | undefined) {
  if (!record) return undefined;
  const { analytics, marketing, preferences, timestamp, region, consentMethod, version } = record;
  return { analytics, marketing, preferences, timestamp, region, consentMethod, version };
}

/**
 * Returns the values of known fields. Browser extensions add fields to forms, and the server rejects unknown ones. It omits the
 * grade for roles that do not see that field. Fields with one name for several values become lists.
 */
function onlyFields(values: Record<string, string>): Record<string, string | string[]> {
  const isOfPupil = values.role !== 'school' && values.role !== 'educator';
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => (LEAD_FIELDS as readonly string[]).includes(name) && (name !== 'grade' || isOfPupil))
      .map(([name, value]) => [name, name === 'pages' ? value.split(' ') : value]),
  );
}
