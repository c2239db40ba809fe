import type { Marks } from '../lib/worker-state';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Minutes a lead may wait for its owner. Longer, and somebody should look: a way is down, or none is named. */
export const LONGEST_WAIT_MINUTES = 15;
/** Days after which the owner is told of dead letters again, and of deletions that nobody could be told of. */
export const REPEAT_DAYS = 1;

/** How the leads are. */
export interface LeadState {
  /** Leads that were tried too often. */
  dead: number;
  /** Of these, those of which nobody was told, or not since a day. */
  unalerted: number;
  /** Leads that have waited too long, dead letters aside. */
  waiting: number;
  /** Deletions that nobody could be told of for a day. */
  forgotten: number;
  marks: Marks;
}

/** How the leads are, in one query: it is asked each minute. */
export async function leadState(db: D1Database, now: number): Promise<LeadState> {
  const row = await db
    .prepare(
      `select (select count(*) from dead_letters) as dead,
         (select count(*) from dead_letters where alerted_at is null or alerted_at <= ?1) as unalerted,
         (select count(*) from outbox where delivered_at is null and not stopped and stored_at <= ?2
            and reference not in (select reference from dead_letters)) as waiting,
         (select count(*) from forgotten where told_at is null and forgotten_at <= ?1) as forgotten,
         (select json_group_object(name, value) from marks) as marks`,
    )
    .bind(now - REPEAT_DAYS * DAY_MS, now - LONGEST_WAIT_MINUTES * MINUTE_MS)
    .first<Omit<LeadState, 'marks'> & { marks: string }>();
  if (!row) throw new Error('A query without a table always has a row.');
  return { ...row, marks: JSON.parse(row.marks) as Marks };
}

/** What `/api/health` reads. */
export interface Health {
  /** Leads that were tried too often. */
  dead: number;
  /** Since when the oldest of all waits, in milliseconds since the epoch. */
  oldest: number | null;
  /** When the cron last stored a lead as a test, in milliseconds since the epoch; null if it never did. */
  storedAt: number | null;
  /** The class of the error by which the cron's last test failed; null if it did not. */
  notStored: string | null;
}

/** What the answer about health says: few rows are read and none is written, however many leads wait, because anybody may ask. */
export async function healthState(db: D1Database): Promise<Health> {
  const row = await db
    .prepare(
      `select (select count(*) from dead_letters) as dead,
         (select stored_at from outbox where delivered_at is null and not stopped order by stored_at limit 1) as oldest,
         (select cast(value as integer) from marks where name = 'stored') as storedAt,
         (select nullif(value, '') from marks where name = 'not-stored') as notStored`,
    )
    .first<Health>();
  return row ?? { dead: 0, oldest: null, storedAt: null, notStored: null };
}
