/**
 * The crons of wrangler.jsonc. Each run is an invocation, which may make 50 requests and queries on the free plan: one cron could not
 * do all that may be due (test/runtime/subrequests.test.ts counts).
 */
export const CRONS = {
  /** Delivers leads, and watches that they are stored and delivered. */
  delivery: '* * * * *',
  /** Everything else. */
  upkeep: '*/2 * * * *',
} as const;
