import type { WorkerState } from '../lib/worker-state';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Minutes that a lead, or the mail with a marked page, may wait. The cron looks every minute, so the owner knows within 15. */
export const LONGEST_WAIT_MINUTES = 14;
/** Days between two alerts about the same dead letters or undelivered deletion notices. */
export const REPEAT_DAYS = 1;

/** The state of the leads' delivery. */
export interface LeadState {
  /** Leads that were tried too often. */
  dead: number;
  /** Dead letters without an alert in the last day. */
  unalerted: number;
  /** Leads that wait too long, without dead letters. */
  waiting: number;
  /** Deletion notices that are undelivered after a day. */
  forgotten: number;
  /** Families that withdrew their permission for a sample, which the owner does not know yet: the references of their requests. */
  withdrawn: readonly string[];
  /** Marked pages whose mail waits too long, the oldest first. */
  returns: readonly LateReturn[];
  marks: WorkerState;
}

/** A marked page whose mail waits too long. */
export interface LateReturn {
  reference: string;
  /** Failed attempts, without those that a rate limit or the day's quota stopped. */
  attempts: number;
  /** When the owner was alerted, in milliseconds since the epoch. */
  toldAt: number | null;
}

/** Reads the state in one query, because the cron reads it every minute. */
export async function leadState(db: D1Database, now: number): Promise<LeadState> {
  const row = await db
    .prepare(
      `select (select count(*) from dead_letters) as dead,
         (select count(*) from dead_letters where alerted_at is null or alerted_at <= ?1) as unalerted,
         (select count(*) from outbox where delivered_at is null and not stopped and stored_at <= ?2
            and reference not in (select reference from dead_letters)) as waiting,
         (select count(*) from forgotten where told_at is null and forgotten_at <= ?1) as forgotten,
         (select json_group_array(reference) from markings
            where sample_withdrawn_at is not null and withdrawal_told_at is null) as withdrawn,
         (select json_group_array(json_object('reference', reference, 'attempts', mail_attempts, 'toldAt', mail_alerted_at))
            from (select * from markings where mail_due_at is not null and returned_at <= ?2 and link_expires_at > ?3
              order by returned_at)) as returns,
         (select json_group_object(name, value) from marks) as marks`,
    )
    .bind(now - REPEAT_DAYS * DAY_MS, now - LONGEST_WAIT_MINUTES * MINUTE_MS, now)
    .first<
      Record<'dead' | 'unalerted' | 'waiting' | 'forgotten', number> & Record<'withdrawn' | 'returns' | 'marks', string>
    >();
  if (!row) throw new Error('A query without a table always has a row.');
  return {
    ...row,
    withdrawn: JSON.parse(row.withdrawn) as string[],
    returns: JSON.parse(row.returns) as LateReturn[],
    marks: JSON.parse(row.marks) as WorkerState,
  };
}

export interface Health {
  /** Leads that were tried too often. */
  dead: number;
  /** When the oldest undelivered lead was queued, in milliseconds since the epoch. */
  oldest: number | null;
  /** When the cron last stored a test lead, in milliseconds since the epoch; null if never. */
  storedAt: number | null;
  /** The error class of the cron's last test; null after a success. */
  notStored: string | null;
}

/** Reads the health. Reads few rows and writes none, however many leads wait, because anybody may ask. */
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
