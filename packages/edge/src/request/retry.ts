/** Seconds after which a refused sender may try again: the period of the limits in wrangler.jsonc. */
export const RETRY_AFTER_S = 60;
