import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import { isTimeout } from '../lib/http';
import { errorClass } from '../lib/log-error';
import { attempt, Deferred, isCounted, retryAt, type Outgoing } from './attempt';
import { DEAD_AFTER } from './backoff';
import type { Channel, ChannelName, ChannelResults } from './channel';
import { pausedUntil, type Pauses } from './pauses';
import { outboundLeadOf, type PendingLead } from './pending';

/** Attempts after which a failing reply is given up, if nothing else is missing: seven and a half minutes after the first. */
const REPLY_ATTEMPTS = 5;

/** The result of one attempt to deliver a lead. */
export interface Delivery {
  isDelivered: boolean;
  /** Channels that did not answer in time. */
  timeouts: ChannelName[];
}

/** Channels that take nothing at the moment. */
export interface Unavailable {
  /** Channels that repeatedly timed out. */
  unresponsive: ReadonlySet<ChannelName>;
  /** Services that asked for a pause. A delivery adds to them. */
  pauses: Pauses;
}

/**
 * Attempts to deliver a lead on its missing channels, in parallel, so that a slow one delays no other. Only the reply comes
 * after the owner's mail: both use the same provider, whose limits serve the owner first. The lead is delivered when all
 * channels have it.
 */
export async function deliverLead(
  env: Env,
  channels: readonly Channel[],
  pending: PendingLead,
  { unresponsive, pauses }: Unavailable,
): Promise<Delivery> {
  const before = JSON.parse(pending.done) as ChannelResults;
  const missing = channels.filter(({ name }) => before[name] === undefined);
  const open = missing.filter(({ name }) => !unresponsive.has(name) && pausedUntil(pauses, name) === undefined);
  const mayReply = before.mail !== undefined || open.some(({ name }) => name === 'mail');
  const attempted = open.filter(({ name }) => name !== 'reply' || mayReply);
  if (missing.length > 0 && attempted.length === 0) {
    await postpone(
      env.DB,
      pending.reference,
      Math.min(...missing.map(({ name }) => pausedUntil(pauses, name) ?? Date.now())),
    );
    return { isDelivered: false, timeouts: [] };
  }
  await checkpoint(env, 'deliver');
  const outgoing: Outgoing = { done: { ...before }, failures: new Map() };
  await sendOn(env.DB, attempted, pending, outgoing, pauses);
  const { done, failures } = outgoing;
  const attempts = pending.attempts + (failures.size === 0 || [...failures.values()].some(isCounted) ? 1 : 0);
  giveUpReply(outgoing, attempts, channels);
  const left = channels.filter(({ name }) => done[name] === undefined);
  const isDelivered = left.length === 0;
  const isWaitingForMail = ({ name }: Channel) => name === 'reply' && done.mail === undefined;
  const now = Date.now();
  const dueAt = Math.min(
    ...left
      .filter((channel) => !isWaitingForMail(channel))
      .map(({ name }) => retryAt(name, { failures, attempts, pauses, now })),
  );
  const error = [...failures]
    .filter(([, failure]) => !(failure instanceof Deferred))
    .map(([name, failure]) => `${name} ${errorClass(failure)}`)
    .join(', ');
  if (error) console.warn(`Lead ${pending.reference}: delivery ${pending.attempts + 1} failed (${error}).`);
  await checkpoint(env, 'delivered');
  await record(env.DB, pending, { done, attempts, isDelivered, error, dueAt });
  await checkpoint(env, 'acknowledged');
  return { isDelivered, timeouts: [...failures].filter(([, failure]) => isTimeout(failure)).map(([name]) => name) };
}

async function sendOn(
  db: D1Database,
  channels: readonly Channel[],
  pending: PendingLead,
  outgoing: Outgoing,
  pauses: Pauses,
): Promise<void> {
  const send = ({ name, deliver }: Channel) =>
    // Read inside the attempt: an unreadable row fails like any other, and blocks nothing.
    attempt(db, pauses, [outgoing], name, async () => deliver(outboundLeadOf(pending)));
  const reply = channels.find(({ name }) => name === 'reply');
  const isMailDone = outgoing.done.mail !== undefined;
  await Promise.all(
    channels
      .filter((channel) => channel !== reply)
      .map(async (channel) => {
        await send(channel);
        if (channel.name === 'mail' && reply && outgoing.done.mail !== undefined) await send(reply);
      }),
  );
  if (reply && isMailDone) await send(reply);
}

/** Gives up a reply that keeps failing, so that it does not keep a lead from being delivered. */
function giveUpReply({ done, failures }: Outgoing, attempts: number, channels: readonly Channel[]): void {
  const isAlone = channels.every(({ name }) => name === 'reply' || done[name] !== undefined);
  if (failures.has('reply') && isCounted(failures.get('reply')) && isAlone && attempts >= REPLY_ATTEMPTS)
    done.reply = 'failed';
}

interface Result {
  done: ChannelResults;
  attempts: number;
  isDelivered: boolean;
  error: string;
  /** When to retry, in milliseconds since the epoch. */
  dueAt: number;
}

/** Writes the result of an attempt, unless the lead was requeued or delivered meanwhile. */
async function record(
  db: D1Database,
  { reference, stored_at, done: before }: PendingLead,
  { done, attempts, isDelivered, error, dueAt }: Result,
): Promise<void> {
  const now = Date.now();
  const known = JSON.parse(before) as ChannelResults;
  // Only new results: a concurrent attempt may have added others.
  const added = Object.fromEntries(Object.entries(done).filter(([name]) => known[name as ChannelName] === undefined));
  const outbox = db
    .prepare(
      `update outbox set attempts = ?1, done = json_patch(done, ?2), last_error = coalesce(?3, last_error), delivered_at = ?4,
         stopped = case when ?4 is null then stopped else 0 end, due_at = case when ?4 is null then ?5 else due_at end
       where reference = ?6 and delivered_at is null and stored_at = ?7`,
    )
    .bind(
      attempts,
      JSON.stringify(added),
      error || null,
      isDelivered ? now : null,
      isDelivered ? now : dueAt,
      reference,
      stored_at,
    );
  // Regardless of the attempts: a requeued lead has none, but may still be a dead letter.
  if (isDelivered)
    await db.batch([outbox, db.prepare('delete from dead_letters where reference = ?1').bind(reference)]);
  else if (attempts >= DEAD_AFTER)
    await db.batch([
      outbox,
      db
        .prepare(
          `insert into dead_letters (reference, error, since) select reference, ?2, ?3 from outbox
             where reference = ?1 and delivered_at is null and not stopped and stored_at = ?4
           on conflict do update set error = excluded.error`,
        )
        .bind(reference, error || 'unknown', now, stored_at),
    ]);
  else await outbox.run();
}

/** Ends the lease of a lead, so that the next sweep takes it. */
export function releaseLease(db: D1Database, reference: string): Promise<void> {
  return postpone(db, reference, Date.now());
}

/** Keeps sweeps from a lead until a moment. */
async function postpone(db: D1Database, reference: string, dueAt: number): Promise<void> {
  await db.prepare('update outbox set due_at = ?1 where reference = ?2').bind(dueAt, reference).run();
}
