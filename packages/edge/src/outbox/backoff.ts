const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/** Attempts after which a lead is a dead letter: 21 hours after the first one. */
export const DEAD_AFTER = 28;

/** Milliseconds until the next attempt: 30 s, doubling with each failure, at most 1 h: a receiver that works again waits no longer. */
export function backoff(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
