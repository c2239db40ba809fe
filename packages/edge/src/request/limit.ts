import type { Env } from '../env';
import { errorClass } from '../lib/log-error';

/** Limits that may be missing. */
type LimitName =
  | 'SENDER_LIMIT'
  | 'NETWORK_LIMIT'
  | 'TOTAL_LIMIT'
  | 'PAGE_LIMIT'
  | 'PAGE_NETWORK_LIMIT'
  | 'CALENDAR_LIMIT'
  | 'CALENDAR_NETWORK_LIMIT'
  | 'SEARCH_LIMIT'
  | 'SEARCH_NETWORK_LIMIT';

/**
 * Whether a request is within a rate limit of wrangler.jsonc. If the limit is missing or fails, the request passes and the
 * log says so: our own mistake must not reject a lead or a search.
 */
export async function isWithin(env: Env, name: LimitName, key: string): Promise<boolean> {
  const limit = env[name];
  if (!limit) {
    console.error(`${name} is missing in wrangler.jsonc, so this limit is off.`);
    return true;
  }
  try {
    return (await limit.limit({ key })).success;
  } catch (error) {
    console.error(`${name} failed: ${errorClass(error)}`);
    return true;
  }
}
