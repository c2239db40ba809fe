import { HONEYPOT, LEAD_FASTEST_MS, type Lead, type LeadEnvelope } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import { checkLeadToken, reviewBeforeCheck } from '../bot-check/lead';
import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import type { Review, SenderLocation } from '../leads/outbound-lead';
import { waitingMaxOf } from '../marking/waiting';
import { LEASE_MS } from '../outbox/lease';
import { deliverNew } from '../outbox/sweep';
import { isWithin } from '../request/limit';
import { regionAt } from '../request/region';
import { senderOf } from '../request/sender';
import { isWithinDay } from './daily-bytes';
import { deleteSynthetic, findStored, storeLead, type StoreResult } from '../leads/store';

/** What became of a lead. It is not stored if its sender exceeds a limit, of the minute or of the day. */
export type Accepted = StoreResult | { kind: 'busy' } | { kind: 'daily' };

/**
 * Stores a valid lead, unless its sender exceeds a limit. Other suspicions only mark it, so that no lead is lost:
 *
 * - Leads beyond the global limit are stored for review. If they were rejected, a flood would lock out real senders.
 * - A filled honeypot field makes it spam; the sender does not learn that.
 * - The smoke test's lead is stored as spam, so that nobody receives it even if the Worker dies, and deleted before the
 * answer.
 *
 * The bot check and the delivery follow after the answer, so that the sender waits for neither.
 */
export async function acceptLead(
  c: Context<{ Bindings: Env }>,
  lead: Lead,
  {
    key,
    envelope,
    now,
    isSynthetic = false,
  }: { key: string; envelope: LeadEnvelope; now: number; isSynthetic?: boolean },
): Promise<Accepted> {
  // Check the sender's limit first: rejected requests must not use up the global limit.
  const sender = senderOf(c.req.header('CF-Connecting-IP'));
  const { household, network } = sender;
  if (!(await isWithin(c.env, 'SENDER_LIMIT', household))) return { kind: 'busy' };
  if (network && !(await isWithin(c.env, 'NETWORK_LIMIT', network))) return { kind: 'busy' };
  // A repeated lead gets its reference even over the limit.
  if (!(await isWithinDay(c.env.DB, sender, lead, now)))
    return (await findStored(c.env.DB, key, lead)) ?? { kind: 'daily' };
  const isUsual = await isWithin(c.env, 'TOTAL_LIMIT', 'all');
  const isSpam = isSynthetic || envelope[HONEYPOT] !== '';
  const review = reviewOf(envelope, isUsual) ?? reviewBeforeCheck(c.env);
  await checkpoint(c.env, 'store');
  const stored = await storeLead(c.env.DB, {
    lead,
    key,
    now,
    dueAt: now + LEASE_MS,
    region: regionAt(c.req.raw.cf),
    review,
    status: isSpam ? 'spam' : 'new',
    location: locationOf(c.req.raw.cf),
    waitingMax: waitingMaxOf(c.env),
  });
  await checkpoint(c.env, 'stored');
  if (isSynthetic && 'reference' in stored) await deleteSynthetic(c.env.DB, stored.reference);
  if (stored.kind !== 'new' || isSpam) return stored;
  // A marked lead is reviewed anyway, so it needs no bot check.
  const token = review === 'unchecked' ? envelope.botToken : undefined;
  c.executionCtx.waitUntil(checkLeadToken(c, stored.reference, token).then(() => deliverNew(c.env, stored.reference)));
  return stored;
}

function reviewOf({ elapsed }: LeadEnvelope, isUsual: boolean): Review | null {
  if (!isUsual) return 'over_limit';
  return elapsed !== undefined && elapsed < LEAD_FASTEST_MS ? 'too_fast' : null;
}

function locationOf(cf: unknown): SenderLocation {
  const { country, timezone } = (cf ?? {}) as { country?: string; timezone?: string };
  return { country, timeZone: timezone };
}
