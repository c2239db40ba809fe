import { kindOf } from '../log-failure';
import { checkpoint } from '../checkpoint';
import type { Env } from '../env';
import { isTimeout } from '../post';
import { backoff, DEAD_AFTER } from './backoff';
import { Held } from './flood';
import { parcelOf, type Row } from './parcel';
import { isRateLimit, pauseAfter, pausedUntil, type Pauses } from './pauses';
import type { Done, Way, WayName } from './ways';

/** Tries after which a reply is given up, if nothing else is missing: seven and a half minutes after the first. */
const REPLY_TRIES = 5;

/** What one try came to. */
export interface Attempt {
  isDelivered: boolean;
  /** Ways without an answer. */
  timeouts: WayName[];
}

/** Ways that take nothing at the moment. */
export interface Closed {
  /** Those that hang. */
  hanging: ReadonlySet<WayName>;
  /** Those that asked us to wait; a delivery adds to them. */
  pauses: Pauses;
}

/**
 * Tries a lead on the ways that have not taken it, all at once, so that one that hangs delays no other. Only the reply waits
 * for the owner's mail: both use the same provider, and its limits are for the mail first. The lead is delivered when all ways
 * have it.
 */
export async function deliverRow(
  env: Env,
  ways: readonly Way[],
  row: Row,
  { hanging, pauses }: Closed,
): Promise<Attempt> {
  const before = JSON.parse(row.done) as Done;
  const missing = ways.filter(({ name }) => before[name] === undefined);
  const open = missing.filter(({ name }) => !hanging.has(name) && pausedUntil(pauses, name) === undefined);
  const mayReply = before.mail !== undefined || open.some(({ name }) => name === 'mail');
  const tried = open.filter(({ name }) => name !== 'reply' || mayReply);
  if (missing.length > 0 && tried.length === 0) {
    await putOff(
      env.DB,
      row.reference,
      Math.min(...missing.map(({ name }) => pausedUntil(pauses, name) ?? Date.now())),
    );
    return { isDelivered: false, timeouts: [] };
  }
  await checkpoint(env, 'deliver');
  const done = { ...before };
  const failures = new Map<WayName, unknown>();
  const deliver = async (way: Way) => {
    try {
      // Read here: a row that cannot be read fails like any other, and holds nothing up.
      done[way.name] = (await way.deliver(parcelOf(row))) ?? Date.now();
    } catch (error) {
      failures.set(way.name, error);
    }
  };
  const reply = tried.find(({ name }) => name === 'reply');
  await Promise.all(
    tried
      .filter((way) => way !== reply)
      .map(async (way) => {
        await deliver(way);
        if (way.name === 'mail' && reply && done.mail !== undefined) await deliver(reply);
      }),
  );
  if (reply && before.mail !== undefined) await deliver(reply);
  const isCounted = failures.size === 0 || [...failures.values()].some(isFailedTry);
  const tries = row.attempts + (isCounted ? 1 : 0);
  giveUpReply(done, failures, tries, ways);
  for (const [name, failure] of failures) await pauseAfter(env.DB, pauses, name, failure);
  const left = ways.filter(({ name }) => done[name] === undefined);
  const isDelivered = left.length === 0;
  const dueOn = ({ name }: Way) => {
    const failure = failures.get(name);
    return failure instanceof Held ? failure.until : (pausedUntil(pauses, name) ?? Date.now() + backoff(tries));
  };
  const isWaitingForMail = ({ name }: Way) => name === 'reply' && done.mail === undefined;
  const dueAt = Math.min(...left.filter((way) => !isWaitingForMail(way)).map(dueOn));
  const error = [...failures]
    .filter(([, failure]) => !(failure instanceof Held))
    .map(([name, failure]) => `${name} ${kindOf(failure)}`)
    .join(', ');
  if (error) console.warn(`Lead ${row.reference}: delivery ${row.attempts + 1} failed (${error}).`);
  await checkpoint(env, 'delivered');
  await write(env.DB, row, { done, tries, isDelivered, error, dueAt });
  await checkpoint(env, 'acknowledged');
  return { isDelivered, timeouts: [...failures].filter(([, failure]) => isTimeout(failure)).map(([name]) => name) };
}

/** Whether a failure brings the lead nearer to being given up: too many requests, and too many leads, do not. */
function isFailedTry(failure: unknown): boolean {
  return !isRateLimit(failure) && !(failure instanceof Held);
}

/** Gives up a reply that fails again and again, so that it does not keep a lead from being delivered. */
function giveUpReply(done: Done, failures: Map<WayName, unknown>, tries: number, ways: readonly Way[]): void {
  const isAlone = ways.every(({ name }) => name === 'reply' || done[name] !== undefined);
  if (failures.has('reply') && isFailedTry(failures.get('reply')) && isAlone && tries >= REPLY_TRIES)
    done.reply = 'failed';
}

interface Result {
  done: Done;
  tries: number;
  isDelivered: boolean;
  error: string;
  /** When to try again, in milliseconds since the epoch. */
  dueAt: number;
}

/** What became of a try, unless somebody has had the lead begin anew meanwhile, or another try has delivered it. */
async function write(
  db: D1Database,
  { reference, stored_at, done: before }: Row,
  { done, tries, isDelivered, error, dueAt }: Result,
): Promise<void> {
  const now = Date.now();
  const known = JSON.parse(before) as Done;
  // Only what is new: another try may have added to it.
  const added = Object.fromEntries(Object.entries(done).filter(([way]) => known[way as WayName] === undefined));
  const outbox = db
    .prepare(
      `update outbox set attempts = ?1, done = json_patch(done, ?2), last_error = coalesce(?3, last_error), delivered_at = ?4,
         stopped = case when ?4 is null then stopped else 0 end, due_at = case when ?4 is null then ?5 else due_at end
       where reference = ?6 and delivered_at is null and stored_at = ?7`,
    )
    .bind(
      tries,
      JSON.stringify(added),
      error || null,
      isDelivered ? now : null,
      isDelivered ? now : dueAt,
      reference,
      stored_at,
    );
  // Whatever the tries say: somebody may have had it start anew.
  if (isDelivered)
    await db.batch([outbox, db.prepare('delete from dead_letters where reference = ?1').bind(reference)]);
  else if (tries >= DEAD_AFTER)
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

/** Lets the next sweep take a lead at once. */
export function giveBack(db: D1Database, reference: string): Promise<void> {
  return putOff(db, reference, Date.now());
}

/** Lets a sweep take a lead from a moment on. */
async function putOff(db: D1Database, reference: string, dueAt: number): Promise<void> {
  await db.prepare('update outbox set due_at = ?1 where reference = ?2').bind(dueAt, reference).run();
}
