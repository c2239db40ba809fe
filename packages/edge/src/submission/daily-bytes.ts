import type { Lead } from '@tutoring/domain/lead';
import { consume, type QuotaUse } from '../lib/daily-quota';
import { errorClass } from '../lib/log-error';
import type { Sender } from '../request/sender';
import { pseudonymFor } from '../lib/pseudonym';

/**
 * Bytes of leads that a household may send a day (UTC): five hundred typical leads, or fifty of the longest. A school's
 * families may share one address.
 */
export const HOUSEHOLD_DAY_BYTES = 1_000_000;
/** The limit of an IPv6 /48, which may be one customer with 65,536 households. */
export const NETWORK_DAY_BYTES = 4 * HOUSEHOLD_DAY_BYTES;

/**
 * Counts a lead's bytes for its sender. Without this, one household could fill the database: the limits per minute allow
 * 14,400 leads a day.
 *
 * No address is stored: a sender is counted under a pseudonym (lib/pseudonym.ts).
 * @returns Whether the sender is within the limit. `true` if counting fails: the database may still store the lead.
 */
export async function isWithinDay(db: D1Database, sender: Sender, lead: Lead, now: number): Promise<boolean> {
  try {
    return await consume(db, await useOf(db, sender, lead, now), now);
  } catch (error) {
    console.error(`The bytes of a lead could not be counted: ${errorClass(error)}`);
    return true;
  }
}

async function useOf(db: D1Database, { household, network }: Sender, lead: Lead, now: number): Promise<QuotaUse[]> {
  const add = new TextEncoder().encode(JSON.stringify(lead)).length;
  const pseudonym = await pseudonymFor(db, now);
  const use = async (address: string, max: number) => ({ name: `bytes-${await pseudonym(address)}`, add, max });
  return Promise.all([use(household, HOUSEHOLD_DAY_BYTES), ...(network ? [use(network, NETWORK_DAY_BYTES)] : [])]);
}
