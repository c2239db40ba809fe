/** Seconds until a rejected sender may retry: the period of the limits in wrangler.jsonc. */
export const RETRY_AFTER_S = 60;

const DAY_MS = 86_400_000;

/** Seconds until the daily limits (UTC) start again. */
export const secondsOfDayLeft = (now: number) => Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
