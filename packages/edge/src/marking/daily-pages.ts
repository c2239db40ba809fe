import { consume } from '../lib/daily-quota';
import { errorClass } from '../lib/log-error';
import type { Sender } from '../request/sender';
import { pseudonymFor } from '../lib/pseudonym';

/** Pages that a household may send a day (UTC). A school's families may share one address. */
export const HOUSEHOLD_DAY_PAGES = 45;
/** Bytes of them: photos that are sent without JavaScript have up to 10 MB. */
export const HOUSEHOLD_DAY_PAGE_BYTES = 80_000_000;
/** How much more an IPv6 /48 may send, which may be one customer with 65,536 households. */
export const NETWORK_FACTOR = 4;
/** Pages that all may send a day. R2 keeps 10 GB for free, and pages that nobody asks for are deleted after a day. */
export const ALL_DAY_PAGES = 900;
export const ALL_DAY_PAGE_BYTES = 1_500_000_000;

/**
 * Counts a page for its sender and for all. Without this, a few households could fill the bucket.
 * @returns Whether all counts are within their limits. `true` if counting fails.
 */
export async function isPageWithinDay(db: D1Database, sender: Sender, bytes: number, now: number): Promise<boolean> {
  try {
    const pseudonym = await pseudonymFor(db, now);
    const use = (who: string, pages: number, size: number) => [
      { name: `pages-${who}`, add: 1, max: pages },
      { name: `page-size-${who}`, add: bytes, max: size },
    ];
    const { household, network } = sender;
    const ofNetwork = async (of: string) =>
      use(await pseudonym(of), NETWORK_FACTOR * HOUSEHOLD_DAY_PAGES, NETWORK_FACTOR * HOUSEHOLD_DAY_PAGE_BYTES);
    return await consume(
      db,
      [
        ...use(await pseudonym(household), HOUSEHOLD_DAY_PAGES, HOUSEHOLD_DAY_PAGE_BYTES),
        ...(network ? await ofNetwork(network) : []),
        ...use('all', ALL_DAY_PAGES, ALL_DAY_PAGE_BYTES),
      ],
      now,
    );
  } catch (error) {
    console.error(`A page could not be counted: ${errorClass(error)}`);
    return true;
  }
}
