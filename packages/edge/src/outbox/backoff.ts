const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60_000;

/** Attempts after which a lead is a dead letter: 20 and a half hours after the first one. */
export const DEAD_AFTER = 13;

/** Milliseconds until the next attempt: 30 s, doubling with each failure, at most 6 h. */
export function backoff(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
