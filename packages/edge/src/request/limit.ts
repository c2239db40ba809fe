import type { Env } from '../env';
import { kindOf } from '../lib/log-error';

/** The limits that may be missing. */
type LimitName = 'SENDER_LIMIT' | 'NETWORK_LIMIT' | 'TOTAL_LIMIT' | 'SEARCH_LIMIT' | 'SEARCH_NETWORK_LIMIT';

/**
 * Whether a request is within a limit of wrangler.jsonc. If the limit is not bound, or fails, the request passes and the log
 * says so: no lead and no search is refused because of our own configuration.
 */
export async function isWithin(env: Env, name: LimitName, key: string): Promise<boolean> {
  const limit = env[name];
  if (!limit) {
    console.error(`${name} is missing in wrangler.jsonc: nothing is limited by it.`);
    return true;
  }
  try {
    return (await limit.limit({ key })).success;
  } catch (error) {
    console.error(`${name} failed: ${kindOf(error)}`);
    return true;
  }
}
