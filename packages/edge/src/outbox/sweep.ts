import type { Env } from '../env';
import { backoff } from './backoff';
import { deliveryFor, type Delivery } from './deliver';

/** Leads delivered in one sweep: a Worker may make 50 requests in one run. */
const BATCH = 40;
/** How long a sweep that died keeps others from its rows. Longer than one delivery may take. */
const LEASE_MS = 30_000;

interface Row extends Omit<Delivery, 'receivedAt'> {
  received_at: number;
  attempts: number;
}

/**
 * Delivers the leads that are due. Each is taken with a lease first, so that two sweeps at
 * once share the work; a sweep that is killed loses its lease and the next one takes over.
 * A lead is never dropped: failures only move it further ahead.
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const deliver = deliveryFor(env);
  const taken = await env.DB.prepare(
    `update outbox set due_at = ?1 where reference in (
       select reference from outbox where delivered_at is null and due_at <= ?2 order by due_at limit ?3
     ) and due_at <= ?2 and delivered_at is null returning reference`,
  )
    .bind(now + LEASE_MS, now, BATCH)
    .all<{ reference: string }>();
  for (const { reference } of taken.results) {
    const row = await env.DB.prepare(
      `select reference, role, name, email, programme, message, page, received_at, attempts
       from leads join outbox using (reference) where reference = ?1`,
    )
      .bind(reference)
      .first<Row>();
    if (row) await deliverOne(env, deliver, row);
  }
}

async function deliverOne(env: Env, deliver: ReturnType<typeof deliveryFor>, row: Row): Promise<void> {
  const { received_at, attempts, ...lead } = row;
  try {
    await deliver({ ...lead, receivedAt: new Date(received_at).toISOString() });
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
