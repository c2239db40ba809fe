import type { Env } from '../env';
import { logTask } from '../lib/log-error';
import { deliverLead, releaseLease } from './deliver';
import { LEASE_MS } from './lease';
import { readPending, type PendingLead } from './pending';
import { readPauses } from './pauses';
import type { Channel, ChannelName } from './channel';
import { channelsFor } from './channels';

/**
 * Leads of one sweep. Each needs up to nine of the 50 requests and queries of an invocation on the free plan: three channels,
 * the mail once more without a reply address, three queries for quotas, two statements. With four for the sweep itself that
 * is 31; the watch of the same run needs up to 15 (test/runtime/subrequests.test.ts counts them).
 */
const BATCH = 3;
/** Leads in parallel: a Worker opens six connections at most, and each lead has three channels. */
const PARALLEL = 2;
/** Timeouts after which a sweep skips a channel. The next sweep tries it again. */
const TIMEOUTS_MAX = 3;

const CRON_SECONDS = 60;

/**
 * Delivers the leads that are due, a few in parallel, and leads without an attempt first, so that failing ones do not delay
 * new ones. A lease on each lead lets concurrent sweeps share the work, and lets the next sweep continue after a crash. No
 * lead is ever dropped: failures only move its next attempt.
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
  // More leads may be due: the next sweep has its own request budget. Not if a channel hangs, and not before a new pause
  // ends; the cron handles long pauses.
  const pauseEnd = Math.max(now, ...[...pauses.values()].filter((end) => !before.has(end)));
  const delaySeconds = Math.ceil((pauseEnd - now) / 1000);
  if (rows.length === BATCH && unresponsive.size === 0 && delaySeconds < CRON_SECONDS)
    await env.WAKE?.send({}, { delaySeconds }).catch(() => undefined);
}

/**
 * Delivers a new lead, after its answer was sent. Each lead has its own invocation, so that a slow one delays no other. The
 * sweep retries failures.
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
    console.warn('Leads wait in the outbox: neither LEAD_WEBHOOK_URL nor MAIL_PROVIDER is set.');
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
