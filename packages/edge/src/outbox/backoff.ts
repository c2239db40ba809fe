const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60_000;

/** Tries after which a lead is a dead letter: with these delays the last of them is 20 and a half hours after the first. */
export const DEAD_AFTER = 13;

/** Milliseconds until the next try after `attempts` failures: doubling from 30 s, never more than 6 h. */
export function backoff(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
