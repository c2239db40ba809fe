import type { Env } from '../env';
import { logTask } from '../lib/log-error';
import { deliverLead, releaseLease } from './deliver';
import { LEASE_MS } from './lease';
import { readPending, type PendingLead } from './pending';
import { readPauses } from './pauses';
import type { Channel, ChannelName } from './channel';
import { channelsFor } from './channels';

/**
 * Leads of one sweep. Each takes up to nine of the 50 requests and queries that the free plan allows an invocation: three
 * ways, the mail once more without its reply address, three queries for the limits of mail and reply, two statements. With
 * four for the sweep itself that is 31; the rest is for the other tasks of the minute (index.ts).
 */
const BATCH = 3;
/** Leads at a time: the Workers' runtime opens six connections at most, and each lead has three ways. */
const PARALLEL = 2;
/** Deliveries without an answer after which a sweep leaves a way alone: the receiver hangs, and the next sweep finds out when it does not. */
const TIMEOUTS_MAX = 3;

/** Seconds between two sweeps of the cron. */
const CRON_SECONDS = 60;

/**
 * Delivers the leads that are due, a few at a time, those that were never tried first: what hangs holds up nothing new.
 * They are taken with a lease, so that two sweeps at once share the work; a sweep that is killed loses its lease and
 * the next one takes over. A lead is never dropped: failures only move it further ahead.
 */
export async function sweep(env: Env): Promise<void> {
  const channels = configuredChannels(env);
  if (channels.length === 0) return;
  const now = Date.now();
  const pauses = await readPauses(env.DB, now);
  const before = new Set(pauses.values());
  const rows = await takeDue(env.DB, now);
  const timeouts: Partial<Record<ChannelName, number>> = {};
  const unresponsive = new Set<ChannelName>();
  const waiting = [...rows];
  const work = async () => {
    for (let row = waiting.shift(); row; row = waiting.shift()) {
      for (const name of (await deliverLead(env, channels, row, { unresponsive, pauses })).timeouts) {
        const count = (timeouts[name] = (timeouts[name] ?? 0) + 1);
        if (count >= TIMEOUTS_MAX) unresponsive.add(name);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  // More may be due: the next sweep has a budget of its own. Not beside a receiver that hangs, and not before the end of a
  // pause that has just begun; a long one is left to the cron.
  const pauseEnd = Math.max(now, ...[...pauses.values()].filter((end) => !before.has(end)));
  const delaySeconds = Math.ceil((pauseEnd - now) / 1000);
  if (rows.length === BATCH && unresponsive.size === 0 && delaySeconds < CRON_SECONDS)
    await env.WAKE?.send({}, { delaySeconds }).catch(() => undefined);
}

/**
 * Delivers a lead that was stored a moment ago with a lease, after its answer. Each has an invocation of its own: one that
 * hangs holds up no other. What fails here is the sweep's.
 */
export async function deliverNew(env: Env, reference: string): Promise<void> {
  await logTask('Delivery of a new lead', async () => {
    const channels = configuredChannels(env);
    if (channels.length === 0) return releaseLease(env.DB, reference);
    const [[row], pauses] = await Promise.all([readPending(env.DB, [reference]), readPauses(env.DB, Date.now())]);
    if (row) await deliverLead(env, channels, row, { unresponsive: new Set(), pauses });
  });
}

function configuredChannels(env: Env): Channel[] {
  const channels = channelsFor(env);
  if (channels.length === 0)
    console.warn('Leads wait in the outbox: neither LEAD_WEBHOOK_URL nor MAIL_PROVIDER says where they go.');
  return channels;
}

async function takeDue(db: D1Database, now: number): Promise<PendingLead[]> {
  const { results } = await db
    .prepare(
      `update outbox set due_at = ?1 where reference in (
         select reference from outbox where delivered_at is null and not stopped and due_at <= ?2 order by attempts > 0, due_at limit ?3
       ) and delivered_at is null and not stopped and due_at <= ?2 returning reference`,
    )
    .bind(now + LEASE_MS, now, BATCH)
    .all<{ reference: string }>();
  return results.length === 0
    ? []
    : readPending(
        db,
        results.map(({ reference }) => reference),
      );
}
