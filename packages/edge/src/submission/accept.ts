import { HONEYPOT, LEAD_FASTEST_MS, type Lead, type LeadEnvelope } from '@tutoring/domain/lead';
import type { Context } from 'hono';
import { checkLeadToken, reviewBeforeCheck } from '../bot-check/lead';
import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import type { Review, SenderLocation } from '../leads/outbound-lead';
import { LEASE_MS } from '../outbox/lease';
import { deliverNew } from '../outbox/sweep';
import { isWithin } from '../request/limit';
import { regionAt } from '../request/region';
import { senderOf } from '../request/sender';
import { isWithinDay } from './daily-bytes';
import { deleteSynthetic, knownLead, storeLead, type Stored } from '../leads/store';

/**
 * Stores a valid lead, unless its sender sends too much. Whatever else speaks against it marks it, and never loses it:
 * beyond what is usual in all it is stored for review, because whoever floods the form would otherwise decide who is
 * refused; what fills in the field that nobody sees is stored as spam, and told nothing of it. The smoke test's is stored as
 * spam is, so that it is on no way to anybody even if the Worker dies now, and is gone before the answer. The bot check's token is
 * looked at after the answer, before the delivery: whoever sends a lead waits for neither.
 */
export async function takeLead(
  c: Context<{ Bindings: Env }>,
  lead: Lead,
  {
    key,
    envelope,
    now,
    isSynthetic = false,
  }: { key: string; envelope: LeadEnvelope; now: number; isSynthetic?: boolean },
): Promise<Stored | { kind: 'busy' } | { kind: 'daily' }> {
  // Check the sender's limit first: rejected requests must not use up the global limit.
  const sender = senderOf(c.req.header('CF-Connecting-IP'));
  const { household, network } = sender;
  if (!(await isWithin(c.env, 'SENDER_LIMIT', household))) return { kind: 'busy' };
  if (network && !(await isWithin(c.env, 'NETWORK_LIMIT', network))) return { kind: 'busy' };
  // A lead that is stored already gets its reference again, whatever the day has used.
  if (!(await isWithinDay(c.env.DB, sender, lead, now)))
    return (await knownLead(c.env.DB, key, lead)) ?? { kind: 'daily' };
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
  });
  await checkpoint(c.env, 'stored');
  if (isSynthetic && stored.kind !== 'conflict') await deleteSynthetic(c.env.DB, stored.reference);
  if (stored.kind !== 'new' || isSpam) return stored;
  // Whatever is marked already is looked at anyhow: nobody needs to be asked about it.
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
