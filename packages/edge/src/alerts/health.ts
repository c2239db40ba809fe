import type { Context } from 'hono';
import { healthState, LONGEST_WAIT_MINUTES, type Health } from './lead-state';
import type { Env } from '../env';
import { VERSION_HEADER } from '../header-names';

const MINUTE_MS = 60_000;
/** Minutes after which the cron's mark is too old, and after a deploy until which there need be none. The cron runs each minute. */
export const MARK_MINUTES = 10;

/** What `/api/health` says. */
export type HealthAnswer =
  | { status: 'ok' }
  /** The cron could not store its test lead. */
  | { status: 'not_storing'; error: string }
  /** The cron does not run, or can write nothing at all: `minutes` since its last mark, `null` if there is none. */
  | { status: 'unwatched'; minutes: number | null }
  /** A lead does not reach its owner, or some were tried too often. */
  | { status: 'undelivered'; oldestMinutes: number; deadLetters: number };

/**
 * `GET /api/health`: 503 when the database does not answer (`onError`), or for one of the reasons of {@link HealthAnswer}. It
 * only reads what the cron has found out: whoever asks spends no writes.
 */
export async function health(c: Context<{ Bindings: Env }>): Promise<Response> {
  const answer = judge(await healthState(c.env.DB), c.env, Date.now());
  const headers = { 'Cache-Control': 'no-store', [VERSION_HEADER]: c.env.VERSION?.id ?? '' };
  return c.json(answer, answer.status === 'ok' ? 200 : 503, headers);
}

/** What to say about a state. */
export function judge(
  { dead: deadLetters, oldest, storedAt, notStored }: Health,
  { CRON, VERSION }: Pick<Env, 'CRON' | 'VERSION'>,
  now: number,
): HealthAnswer {
  const minutesSince = (time: number) => Math.floor((now - time) / MINUTE_MS);
  if (notStored !== null) return { status: 'not_storing', error: notStored };
  // Without a mark the deploy counts: the cron has not run yet.
  const since = storedAt ?? (VERSION ? Date.parse(VERSION.timestamp) : 0);
  if (CRON !== 'off' && minutesSince(since) >= MARK_MINUTES)
    return { status: 'unwatched', minutes: storedAt === null ? null : minutesSince(storedAt) };
  const oldestMinutes = oldest === null ? 0 : minutesSince(oldest);
  if (deadLetters > 0 || oldestMinutes >= LONGEST_WAIT_MINUTES)
    return { status: 'undelivered', oldestMinutes, deadLetters };
  return { status: 'ok' };
}
