import type { Lead } from '@tutoring/domain/lead';
import type { Env } from '../env';
import type { Review } from '../leads/store';
import { backoff } from './backoff';
import { deliveryFor, type Deliver, type Delivery } from './deliver';

/** Leads delivered in one sweep: with three queries each, fewer than the 50 of the free plan. */
const BATCH = 15;
/** How long a sweep that died keeps others from a lead. Longer than one delivery may take (deliver.ts). */
const LEASE_MS = 30_000;

interface Row extends Omit<Delivery, 'receivedAt' | 'attribution' | 'review'> {
  received_at: number;
  /** JSON. */
  attribution: string | null;
  review: Review | null;
  attempts: number;
}

/**
 * Delivers the leads that are due, one after the other. Each is taken with a lease first, so that
 * two sweeps at once share the work; a sweep that is killed loses its lease and the next one takes
 * over. A lead is never dropped: failures only move it further ahead.
 */
export async function sweep(env: Env): Promise<void> {
  const deliver = deliveryFor(env);
  if (!deliver) {
    console.warn('Leads wait in the outbox: LEAD_WEBHOOK_URL does not say where they go.');
    return;
  }
  for (let count = 0; count < BATCH; count++) {
    const row = await takeOne(env.DB, Date.now());
    if (!row) return;
    await deliverOne(env, deliver, row);
  }
  // More may be due: the next sweep has a budget of its own.
  await env.WAKE.send({}).catch(() => undefined);
}

async function takeOne(db: D1Database, now: number): Promise<Row | null> {
  const taken = await db
    .prepare(
      `update outbox set due_at = ?1 where reference = (
         select reference from outbox where delivered_at is null and due_at <= ?2 order by due_at limit 1
       ) and delivered_at is null and due_at <= ?2 returning reference`,
    )
    .bind(now + LEASE_MS, now)
    .first<{ reference: string }>();
  if (!taken) return null;
  return db
    .prepare(
      `select reference, role, name, email, programme, message, page, received_at, attribution, review, attempts
       from leads join outbox using (reference) where reference = ?1`,
    )
    .bind(taken.reference)
    .first<Row>();
}

async function deliverOne(env: Env, deliver: Deliver, row: Row): Promise<void> {
  const { received_at, attempts, attribution, review, ...lead } = row;
  try {
    await deliver({
      ...lead,
      receivedAt: new Date(received_at).toISOString(),
      ...(attribution && { attribution: JSON.parse(attribution) as Lead['attribution'] }),
      ...(review && { review }),
    });
  } catch (error) {
    const tries = attempts + 1;
    console.warn(`Lead ${row.reference}: delivery ${tries} failed (${(error as Error).name}); it stays in the outbox.`);
    await env.DB.prepare('update outbox set attempts = ?1, due_at = ?2 where reference = ?3')
      .bind(tries, Date.now() + backoff(tries), row.reference)
      .run();
    return;
  }
  await env.DB.prepare('update outbox set attempts = attempts + 1, delivered_at = ?1 where reference = ?2')
    .bind(Date.now(), row.reference)
    .run();
}
