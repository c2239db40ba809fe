import { consume } from '../lib/daily-quota';
import { errorClass } from '../lib/log-error';
import type { Sender } from '../request/sender';
import { pseudonymFor } from '../lib/pseudonym';

/** Bytes of plans that a household may send a day (UTC): sixty plans of a year. A school's families may share one address. */
export const HOUSEHOLD_DAY_PLAN_BYTES = 4_000_000;
/** How much more an IPv6 /48 may send, which may be one customer with 65,536 households. */
const NETWORK_FACTOR = 4;
/** Bytes of plans that all may send a day. The free plan's database has 500 MB, and a plan stays for some months. */
const ALL_DAY_PLAN_BYTES = 40_000_000;

/**
 * Counts a plan for its sender and for all. Without this, a few households could fill the database.
 * @returns Whether all counts are within their limits. `false` if counting fails: nothing is lost without a calendar.
 */
export async function isPlanWithinDay(db: D1Database, sender: Sender, bytes: number, now: number): Promise<boolean> {
  try {
    const pseudonym = await pseudonymFor(db, now);
    const use = (who: string, max: number) => ({ name: `plans-${who}`, add: bytes, max });
    const { household, network } = sender;
    return await consume(
      db,
      [
        use(await pseudonym(household), HOUSEHOLD_DAY_PLAN_BYTES),
        ...(network ? [use(await pseudonym(network), NETWORK_FACTOR * HOUSEHOLD_DAY_PLAN_BYTES)] : []),
        use('all', ALL_DAY_PLAN_BYTES),
      ],
      now,
    );
  } catch (error) {
    console.error(`A plan could not be counted: ${errorClass(error)}`);
    return false;
  }
}
