import type { Env } from '../env';
import { errorClass } from '../lib/log-error';
import { attempt, isCounted, retryAt, type Outgoing } from './attempt';
import type { Channel, ChannelName, ChannelResults } from './channel';
import { channelsFor } from './channels';
import { LEASE_MS } from './lease';
import { pausedUntil, readPauses, type Pauses } from './pauses';

/**
 * Deletion notices ask everybody who received a lead to delete it. They use the channels, attempts, pauses and backoff of leads,
 * and have their own table (`forgotten`) for two reasons. They must outlive the lead's row, and hundreds of them share a mail.
 */

/** Channels whose recipients keep copies of leads. */
const CHANNELS = ['mail', 'webhook'] as const satisfies readonly ChannelName[];
/** Rows taken for a channel that is no longer configured, only to mark them as done. */
const UNCONFIGURED_LIMIT = 5;
/** Days after delivery for which a notice is kept: until then a restored backup must not bring the lead back. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** A notice that somebody has not received yet. */
interface Notice extends Outgoing {
  reference: string;
  attempts: number;
  /** Whether this run delivered it on a channel. */
  isChanged: boolean;
}

/** Delivers the notices that are due, until each recipient has them. */
export async function sendDeletionNotices(env: Env): Promise<void> {
  const channels = channelsFor(env);
  // Notices wait like leads: the recipients must be configured again first.
  if (channels.length === 0 || channels.some(({ isMisconfigured }) => isMisconfigured)) return;
  const now = Date.now();
  const pauses = await readPauses(env.DB, now);
  const notices = await takeDue(env.DB, channels, pauses, now);
  if (notices.length === 0) return;
  await Promise.all(channels.map((channel) => sendOn(env.DB, channel, notices, pauses)));
  await record(env.DB, channels, notices, pauses);
}

/**
 * Takes notices with a lease, as many as each channel sends in one run, and none for a paused service. So a purge of thousands
 * of leads writes each row a few times, not in every run.
 */
async function takeDue(db: D1Database, channels: readonly Channel[], pauses: Pauses, now: number): Promise<Notice[]> {
  const limits = CHANNELS.map((name) => {
    const channel = channels.find((one) => one.name === name);
    if (!channel) return UNCONFIGURED_LIMIT;
    return pausedUntil(pauses, name) === undefined ? (channel.deletions?.limit ?? 0) : 0;
  });
  const due = CHANNELS.map(
    (name, at) => `select * from (select reference from forgotten where told_at is null and due_at <= ?2
           and json_extract(done, '$.${name}') is null order by due_at, reference limit ?${at + 3})`,
  );
  const { results } = await db
    .prepare(
      `update forgotten set due_at = ?1 where reference in (${due.join(' union ')}) returning reference, attempts, done`,
    )
    .bind(now + LEASE_MS, now, ...limits)
    .all<{ reference: string; attempts: number; done: string }>();
  return results.map(({ reference, attempts, done }) => ({
    reference,
    attempts,
    done: JSON.parse(done) as ChannelResults,
    isChanged: false,
    failures: new Map(),
  }));
}

async function sendOn(
  db: D1Database,
  { name, deletions }: Channel,
  notices: readonly Notice[],
  pauses: Pauses,
): Promise<void> {
  if (!deletions) return;
  const { limit, perRequest, send } = deletions;
  const missing = notices.filter(({ done }) => done[name] === undefined).slice(0, limit);
  const requests = Array.from({ length: Math.ceil(missing.length / perRequest) }, (_, at) =>
    missing.slice(at * perRequest, (at + 1) * perRequest),
  );
  await Promise.all(
    requests.map(async (request) => {
      if (pausedUntil(pauses, name) !== undefined) return;
      const references = request.map(({ reference }) => reference);
      await attempt(db, pauses, request, name, () => send(references));
      const error = request[0]?.failures.get(name);
      if (error === undefined) for (const notice of request) notice.isChanged = true;
      else {
        const leads = `${references[0]}${references.length > 1 ? ` and ${references.length - 1} more` : ''}`;
        console.warn(`Lead ${leads}: the deletion notice by ${name} failed (${errorClass(error)}).`);
      }
    }),
  );
}

/** Writes the results of the notices that were attempted. The lease of the others ends within the minute. */
async function record(
  db: D1Database,
  channels: readonly Channel[],
  notices: readonly Notice[],
  pauses: Pauses,
): Promise<void> {
  const now = Date.now();
  const recipients = channels.filter(({ deletions }) => deletions).map(({ name }) => name);
  const rows = notices.flatMap(({ reference, attempts: before, done, isChanged, failures }) => {
    const missing = recipients.filter((name) => done[name] === undefined);
    if (!isChanged && failures.size === 0 && missing.length > 0) return [];
    const attempts = before + ([...failures.values()].some(isCounted) ? 1 : 0);
    const dueOn = (name: ChannelName) =>
      failures.has(name) ? retryAt(name, { failures, attempts, pauses, now }) : (pausedUntil(pauses, name) ?? now);
    return {
      reference,
      attempts,
      done: JSON.stringify(done),
      dueAt: missing.length > 0 ? Math.min(...missing.map(dueOn)) : now,
      toldAt: missing.length > 0 ? null : now,
    };
  });
  if (rows.length === 0) return;
  await db
    .prepare(
      `update forgotten set attempts = given.value ->> 'attempts', done = given.value ->> 'done',
         due_at = given.value ->> 'dueAt', told_at = given.value ->> 'toldAt'
       from json_each(?1) as given where forgotten.reference = given.value ->> 'reference'`,
    )
    .bind(JSON.stringify(rows))
    .run();
}

/** Deletes notices that were delivered more than 30 days ago. */
export async function purgeDeletionNotices(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('delete from forgotten where told_at < ?1')
    .bind(now - KEPT_DAYS * DAY_MS)
    .run();
}
