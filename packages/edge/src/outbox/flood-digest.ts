import { setState } from '../lib/worker-state';
import { business } from '../business';
import type { Env } from '../env';
import { HAS_PAGES } from '../leads/summary';
import { floodMailUse, isExhausted, mailsUsed, withinQuota } from '../mail/quota';
import type { OpenLead } from '../mail/digest-mail';
import { floodMail } from '../mail/flood-mail';
import { mailerFor } from '../mail/mailer';
import { Deferred } from './attempt';
import { LEASE_MS } from './lease';
import { pauseAfter, pausedUntil, readPauses } from './pauses';

const MINUTE_MS = 60_000;
/** Milliseconds between two digests of a flood: less than the wait that raises an alert (alerts/lead-state.ts). */
const EVERY_MS = 10 * MINUTE_MS;
/** Milliseconds between two digests when only the reserved mails are left, so that they last for the day. */
const SPENT_EVERY_MS = 60 * MINUTE_MS;
/** Most leads that a digest lists. */
const LISTED_MAX = 50;
/** Milliseconds after which a deferred lead is attempted again by itself. */
const DEFERRED_MS = 60 * MINUTE_MS;

/** Leaves a lead to the next digest. Always throws {@link Deferred}. */
export async function deferToDigest(db: D1Database, reference: string, now: number): Promise<never> {
  await db.prepare('update outbox set held_at = ?1 where reference = ?2').bind(now, reference).run();
  throw new Deferred(now + DEFERRED_MS);
}

/** Leads that wait for a digest and whose lease has ended (?1: milliseconds since the epoch). */
const DEFERRED = `held_at < ?1 and delivered_at is null and not stopped and json_extract(done, '$.mail') is null`;

/** Sends the owner one mail about all deferred leads, unless the last digest was recent. */
export async function sendFloodDigest(env: Env): Promise<void> {
  const mailer = mailerFor(env);
  if (!mailer || mailer === 'misconfigured') return;
  const now = Date.now();
  const pauses = await readPauses(env.DB, now);
  if (pausedUntil(pauses, 'mail') !== undefined) return;
  const deferredBefore = now - LEASE_MS;
  const state = await env.DB.prepare(
    `select (select count(*) from outbox where ${DEFERRED}) as count, (select value from marks where name = 'flood') as last`,
  )
    .bind(deferredBefore)
    .first<{ count: number; last: string | null }>();
  if (!state || state.count === 0) return;
  const { limit, owner } = mailer;
  const every = isExhausted(limit, owner.length, await mailsUsed(env.DB, now)) ? SPENT_EVERY_MS : EVERY_MS;
  if (now - Number(state.last ?? 0) < every) return;
  const { results: leads } = await env.DB.prepare(
    `select reference, role, programme, received_at as receivedAt, ${HAS_PAGES} as hasPages from outbox join leads using (reference)
       where ${DEFERRED} order by held_at, reference limit ?2`,
  )
    .bind(deferredBefore, LISTED_MAX)
    .all<OpenLead>();
  const flood = { leads, count: state.count, now };
  const isSent = await withinQuota(env.DB, floodMailUse(limit, owner.length), now, () =>
    mailer.send(floodMail(flood, owner, business)),
  ).catch(async (error: unknown) => {
    await pauseAfter(env.DB, pauses, 'mail', error);
    throw error;
  });
  if (!isSent)
    return console.error(`The day's ${limit} mails are used up. The next flood digest is sent tomorrow (UTC).`);
  // The sweep delivers on the remaining channels.
  await env.DB.batch([
    env.DB.prepare(
      `update outbox set done = json_set(done, '$.mail', ?2), due_at = ?2, held_at = null where ${DEFERRED}`,
    ).bind(deferredBefore, now),
    setState(env.DB, 'flood', String(now)),
  ]);
}
