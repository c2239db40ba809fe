import type { Context } from 'hono';
import { healthState, LONGEST_WAIT_MINUTES, type Health } from './lead-state';
import type { Env } from '../env';
import { VERSION_HEADER } from '../header-names';

const MINUTE_MS = 60_000;
/**
 * Minutes after which the cron's last success is too old, and for which a new deploy needs none. The cron runs every minute.
 */
export const MARK_MINUTES = 10;

/** The answer of `/api/health`. */
export type HealthAnswer =
  | { status: 'ok' }
  /** The cron could not store its test lead. */
  | { status: 'not_storing'; error: string }
  /** The cron does not run or cannot write: `minutes` since its last success, `null` without one. */
  | { status: 'unwatched'; minutes: number | null }
  /** A lead waits too long, or there are dead letters. */
  | { status: 'undelivered'; oldestMinutes: number; deadLetters: number };

/**
 * `GET /api/health`: 503 if the database does not answer (`onError`), or for a reason in {@link HealthAnswer}. It only reads
 * what the cron wrote, so that nobody can use up the day's writes.
 */
export async function health(c: Context<{ Bindings: Env }>): Promise<Response> {
  const answer = healthAnswer(await healthState(c.env.DB), c.env, Date.now());
  const headers = { 'Cache-Control': 'no-store', [VERSION_HEADER]: c.env.VERSION?.id ?? '' };
  return c.json(answer, answer.status === 'ok' ? 200 : 503, headers);
}

/** The answer for a state. */
export function healthAnswer(
  { dead: deadLetters, oldest, storedAt, notStored }: Health,
  { CRON, VERSION }: Pick<Env, 'CRON' | 'VERSION'>,
  now: number,
): HealthAnswer {
  const minutesSince = (time: number) => Math.floor((now - time) / MINUTE_MS);
  if (notStored !== null) return { status: 'not_storing', error: notStored };
  // Before the cron's first run the time of the deploy counts.
  const since = storedAt ?? (VERSION ? Date.parse(VERSION.timestamp) : 0);
  if (CRON !== 'off' && minutesSince(since) >= MARK_MINUTES)
    return { status: 'unwatched', minutes: storedAt === null ? null : minutesSince(storedAt) };
  const oldestMinutes = oldest === null ? 0 : minutesSince(oldest);
  if (deadLetters > 0 || oldestMinutes >= LONGEST_WAIT_MINUTES)
    return { status: 'undelivered', oldestMinutes, deadLetters };
  return { status: 'ok' };
}
