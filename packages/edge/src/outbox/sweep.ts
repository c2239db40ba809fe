import type { Lead } from '@tutoring/domain/lead';
import type { Env } from '../env';
import { logTask } from '../log-failure';
import type { Review, SentFrom } from '../leads/store';
import { backoff } from './backoff';
import { deliveryFor, isTimeout, type Deliver, type Delivery } from './deliver';
import { LEASE_MS } from './lease';

/** Leads of one sweep. Each takes one request and one query, and the free plan allows 50 of both together. */
const BATCH = 20;
/** Deliveries at a time: the Workers' runtime opens six connections at most. */
const PARALLEL = 5;
/** Deliveries without an answer after which a sweep gives up: the receiver hangs, and the next sweep finds out when it does not. */
const TIMEOUTS_MAX = 3;

interface Row extends Omit<Delivery, 'receivedAt' | 'attribution' | 'review' | 'context'> {
  received_at: number;
  /** JSON. */
  attribution: string | null;
  review: Review | null;
  /** JSON: what the form asks beyond its first step. */
  details: string;
  /** JSON: what the network knew of the sender. */
  context: string;
  attempts: number;
}

/**
 * Delivers the leads that are due, a few at a time, those that were never tried first: what hangs holds up nothing new.
 * They are taken with a lease, so that two sweeps at once share the work; a sweep that is killed loses its lease and
 * the next one takes over. A lead is never dropped: failures only move it further ahead.
 */
export async function sweep(env: Env): Promise<void> {
  const deliver = deliveryFor(env);
  if (!deliver) return;
  const rows = await takeDue(env.DB, Date.now());
  let timeouts = 0;
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      if (timeouts >= TIMEOUTS_MAX) await giveBack(env.DB, row.reference);
      else if ((await deliverOne(env.DB, deliver, row)) === 'timeout') timeouts += 1;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  // More may be due: the next sweep has a budget of its own. Not beside a receiver that hangs.
  if (rows.length === BATCH && timeouts < TIMEOUTS_MAX) await env.WAKE.send({}).catch(() => undefined);
}

/**
 * Delivers a lead that was stored a moment ago with a lease, after its answer. Each has an invocation of its own: one that
 * hangs holds up no other. What fails here is the sweep's.
 */
export async function deliverNew(env: Env, reference: string): Promise<void> {
  await logTask('Delivery of a new lead', async () => {
    const deliver = deliveryFor(env);
    if (!deliver) return giveBack(env.DB, reference);
    const [row] = await read(env.DB, [reference]);
    if (row) await deliverOne(env.DB, deliver, row);
  });
}

async function takeDue(db: D1Database, now: number): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `update outbox set due_at = ?1 where reference in (
         select reference from outbox where delivered_at is null and due_at <= ?2 order by attempts > 0, due_at limit ?3
       ) and delivered_at is null and due_at <= ?2 returning reference`,
    )
    .bind(now + LEASE_MS, now, BATCH)
    .all<{ reference: string }>();
  return results.length === 0
    ? []
    : read(
        db,
        results.map(({ reference }) => reference),
      );
}

/** Those of these leads that wait, the ones that were never tried first. */
async function read(db: D1Database, references: readonly string[]): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `select reference, role, name, email, programme, message, page, received_at, attribution, review, details, context, attempts
       from leads join outbox using (reference)
       where reference in (select value from json_each(?1)) and delivered_at is null order by attempts > 0, stored_at`,
    )
    .bind(JSON.stringify(references))
    .all<Row>();
  return results;
}

async function giveBack(db: D1Database, reference: string): Promise<void> {
  await db.prepare('update outbox set due_at = ?1 where reference = ?2').bind(Date.now(), reference).run();
}

async function deliverOne(db: D1Database, deliver: Deliver, row: Row): Promise<'delivered' | 'failed' | 'timeout'> {
  const { received_at, attempts, attribution, review, details, context, ...lead } = row;
  try {
    await deliver({
      ...lead,
      ...(JSON.parse(details) as Partial<Lead>),
      context: JSON.parse(context) as SentFrom,
      receivedAt: new Date(received_at).toISOString(),
      ...(attribution && { attribution: JSON.parse(attribution) as Lead['attribution'] }),
      ...(review && { review }),
    });
  } catch (error) {
    const tries = attempts + 1;
    console.warn(`Lead ${row.reference}: delivery ${tries} failed (${(error as Error).name}); it stays in the outbox.`);
    await db
      .prepare('update outbox set attempts = ?1, due_at = ?2 where reference = ?3')
      .bind(tries, Date.now() + backoff(tries), row.reference)
      .run();
    return isTimeout(error) ? 'timeout' : 'failed';
  }
  await db
    .prepare('update outbox set attempts = attempts + 1, delivered_at = ?1 where reference = ?2')
    .bind(Date.now(), row.reference)
    .run();
  return 'delivered';
}
