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
import { attemptKey, type Parcel } from './draft';

/** Milliseconds after which a request counts as failed. */
const SEND_TIMEOUT_MS = 15_000;
/** Milliseconds after which a message goes without the token of a bot check. */
export const BOT_TOKEN_TIMEOUT_MS = 10_000;

/** What became of a submission. */
export type Outcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'problems'; problems: LeadProblems }
  | { kind: 'failed'; reason: 'offline' | 'busy' | 'daily' | 'server' };

/** What goes with a message, asked for when it is sent. */
export interface Companions {
  /** How the visitor came, if they allow us to know. @default nobody knows */
  attribution?: (() => Attribution | undefined) | undefined;
  /** What the visitor has chosen about cookies, if they allow us to know. @default nobody knows */
  consent?: (() => ConsentRecord | undefined) | undefined;
  /** Years of age below which a parent consents for a child where the visitor is. @default only the edge knows */
  minorConsent?: (() => number | undefined) | undefined;
  /** A token of a bot check; without one that fails or takes long the message goes all the same. @default there is none */
  botToken?: (() => Promise<string | undefined>) | undefined;
}

/** What is wrong with what was typed, without sending anything. */
export function problemsOf(
  values: Record<string, string>,
  { minorConsent }: Pick<Companions, 'minorConsent'>,
): LeadProblems {
  const checked = parseLead(onlyFields(values), { minorConsent: minorConsent?.() ?? 0 });
  return 'problems' in checked ? checked.problems : {};
}

/**
 * Checks what was typed, and makes it ready to be sent: the same again is the same lead.
 * @param values The form's fields as typed.
 */
export function prepareLead(
  values: Record<string, string>,
  { attribution, consent, minorConsent }: Companions,
): { kind: 'problems'; problems: LeadProblems } | { kind: 'ready'; parcel: Parcel } {
  const typed = { ...onlyFields(values), attribution: attribution?.(), consent: receiptOf(consent?.()) };
  const checked = parseLead(typed, { minorConsent: minorConsent?.() ?? 0 });
  if ('problems' in checked) return { kind: 'problems', problems: checked.problems };
  const { lead } = checked;
  // Another way here is another message: the same key would not fit it.
  return { kind: 'ready', parcel: { lead, key: attemptKey(lead), homepage: values[HONEYPOT] ?? '' } };
}

/**
 * Sends a lead. Never throws: whatever happens becomes words in the form.
 * @param elapsed Milliseconds that the visitor took, if they typed it on this page.
 */
export async function sendLead(
  endpoint: string,
  { key, lead, homepage }: Parcel,
  { botToken, elapsed }: Pick<Companions, 'botToken'> & { elapsed?: number | undefined },
): Promise<Outcome> {
  const token = botToken && (await tokenInTime(botToken));
  const body = JSON.stringify({
    ...lead,
    // An empty one says that the form asks for it.
    age: lead.age ?? '',
    [HONEYPOT]: homepage,
    ...(elapsed !== undefined && { elapsed }),
    ...(token && { botToken: token }),
  });
  const headers = { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key };
  // `AbortSignal.timeout` is younger than the browsers that we speak to.
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(), SEND_TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, { method: 'POST', headers, body, signal: tooLate.signal });
    return await outcomeOf(response);
  } catch {
    // Nobody answered.
    return { kind: 'failed', reason: 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing where it fails or does not come: a message is not to wait for it. */
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
  if (response.status === 429) return { kind: 'failed', reason: isDaily(body) ? 'daily' : 'busy' };
  const answer = leadAnswerSchema.safeParse(body);
  if (response.ok && answer.success) return { kind: 'sent', reference: answer.data.reference };
  const refused = leadProblemsSchema.safeParse(body);
  return refused.success ? { kind: 'problems', problems: refused.data.problems } : { kind: 'failed', reason: 'server' };
}

/** Whether the sender's day is used up, and not only the minute. */
function isDaily(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === 'daily_limit';
}

/** Of the record what the contract knows. */
function receiptOf(record: ConsentRecord | undefined) {
  if (!record) return undefined;
  const { analytics, marketing, preferences, timestamp, region, consentMethod, version } = record;
  return { analytics, marketing, preferences, timestamp, region, consentMethod, version };
}

/** Browser extensions add fields to forms; the edge takes no others. Nor does an answer count that nobody sees any more. */
function onlyFields(values: Record<string, string>): Record<string, string> {
  const isOfPupil = values.role !== 'school' && values.role !== 'educator';
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => (LEAD_FIELDS as readonly string[]).includes(name) && (name !== 'grade' || isOfPupil),
    ),
  );
}
