import { setMark } from '../lib/worker-state';
import { business } from '../business';
import type { Env } from '../env';
import { floodMailUse, isSpent, mailsOf, withinBudget } from '../mail/quota';
import type { OpenLead } from '../mail/digest-mail';
import { floodMail } from '../mail/flood-mail';
import { mailerFor } from '../mail/mailer';
import { Deferred } from './attempt';
import { LEASE_MS } from './lease';
import { pauseAfter, pausedUntil, readPauses } from './pauses';

const MINUTE_MS = 60_000;
/** Milliseconds between two digests of a flood: less than a lead may wait before the owner is alarmed (alerts/state.ts). */
const EVERY_MS = 10 * MINUTE_MS;
/** The same when only the mails that are reserved for digests are left: they are to last for the day. */
const SPENT_EVERY_MS = 60 * MINUTE_MS;
/** Leads that are listed. */
const LISTED_MAX = 50;
/** Milliseconds after which a lead that no digest has named is tried by itself again. */
const DEFERRED_MS = 60 * MINUTE_MS;

/** Leaves a lead to the next digest. Always throws {@link Deferred}. */
export async function deferToDigest(db: D1Database, reference: string, now: number): Promise<never> {
  await db.prepare('update outbox set held_at = ?1 where reference = ?2').bind(now, reference).run();
  throw new Deferred(now + DEFERRED_MS);
}

/** Which leads wait for a digest: those that no delivery is busy with any more (?1: milliseconds since the epoch). */
const DEFERRED = `held_at < ?1 and delivered_at is null and not stopped and json_extract(done, '$.mail') is null`;

/** Sends the owner one mail for all leads that were held, if there are any and the last such mail is some time ago. */
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
  const every = isSpent(limit, owner.length, await mailsOf(env.DB, now)) ? SPENT_EVERY_MS : EVERY_MS;
  if (now - Number(state.last ?? 0) < every) return;
  const { results: leads } = await env.DB.prepare(
    `select reference, role, programme, received_at as receivedAt from outbox join leads using (reference)
       where ${DEFERRED} order by held_at, reference limit ?2`,
  )
    .bind(deferredBefore, LISTED_MAX)
    .all<OpenLead>();
  const flood = { leads, count: state.count, now };
  const isSent = await withinBudget(env.DB, floodMailUse(limit, owner.length), now, () =>
    mailer.send(floodMail(flood, owner, business)),
  ).catch(async (error: unknown) => {
    await pauseAfter(env.DB, pauses, 'mail', error);
    throw error;
  });
  if (!isSent)
    return console.error(`The day's ${limit} mails are used up: no digest of the flood until tomorrow (UTC).`);
  // The sweep finishes what is missing besides the mail.
  await env.DB.batch([
    env.DB.prepare(
      `update outbox set done = json_set(done, '$.mail', ?2), due_at = ?2, held_at = null where ${DEFERRED}`,
    ).bind(deferredBefore, now),
    setMark(env.DB, 'flood', String(now)),
  ]);
}
