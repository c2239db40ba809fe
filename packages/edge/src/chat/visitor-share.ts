import { consume } from '../lib/daily-quota';
import type { Sender } from '../request/sender';
import { pseudonymFor } from '../lib/pseudonym';

/** Questions to the model of a household in a day (UTC). A class may share one address: beyond it, pages are quoted. */
const HOUSEHOLD_DAY_QUESTIONS = 40;
/** The same for an IPv6 /48, which may be one customer with 65,536 households. */
const NETWORK_DAY_QUESTIONS = 4 * HOUSEHOLD_DAY_QUESTIONS;

/**
 * Counts a question for its sender, so that nobody uses up the month's budget alone. No address is stored: a sender is counted
 * under the day's pseudonym (lib/pseudonym.ts).
 * @returns Whether the sender is within the limit.
 */
export async function isWithinShare(db: D1Database, { household, network }: Sender, now: number): Promise<boolean> {
  const pseudonym = await pseudonymFor(db, now);
  const use = async (address: string, max: number) => ({ name: `chat-${await pseudonym(address)}`, add: 1, max });
  return consume(
    db,
    [await use(household, HOUSEHOLD_DAY_QUESTIONS), ...(network ? [await use(network, NETWORK_DAY_QUESTIONS)] : [])],
    now,
  );
}
