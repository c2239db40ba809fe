import type { Lead } from '@tutoring/domain/lead';
import { consume, type QuotaUse } from '../lib/daily-quota';
import { sign, toHex } from '../lib/hmac';
import { errorClass } from '../lib/log-error';
import type { Sender } from '../request/sender';
import { utcDay } from '../lib/time-text';

/**
 * Bytes of leads that a household may send a day (UTC): five hundred typical leads, or fifty of the longest. A school's
 * families may share one address.
 */
export const HOUSEHOLD_DAY_BYTES = 1_000_000;
/** The limit of an IPv6 /48, which may be one customer with 65,536 households. */
export const NETWORK_DAY_BYTES = 4 * HOUSEHOLD_DAY_BYTES;

const KEY_BYTES = 32;
/** Characters of a pseudonym: enough that a day's senders never share one. */
const PSEUDONYM_LENGTH = 32;

/**
 * Counts a lead's bytes for its sender. Without this, one household could fill the database: the limits per minute allow
 * 14,400 leads a day.
 *
 * No address is stored. A sender is counted under a pseudonym, made with a random key that changes daily.
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

/** Deletes an earlier day's key. After that nobody can connect its pseudonyms with addresses. */
export async function deleteSenderKey(db: D1Database, now: number): Promise<void> {
  await db.prepare("delete from marks where name = 'sender-key' and value < ?1").bind(utcDay(now)).run();
}

async function useOf(db: D1Database, { household, network }: Sender, lead: Lead, now: number): Promise<QuotaUse[]> {
  const add = new TextEncoder().encode(JSON.stringify(lead)).length;
  const key = await senderKey(db, now);
  const use = async (address: string, max: number) => ({
    name: `bytes-${(await sign(address, key)).slice(0, PSEUDONYM_LENGTH)}`,
    add,
    max,
  });
  return Promise.all([use(household, HOUSEHOLD_DAY_BYTES), ...(network ? [use(network, NETWORK_DAY_BYTES)] : [])]);
}

/** The day's key, which begins with the day. The day's first lead creates it. */
async function senderKey(db: D1Database, now: number): Promise<string> {
  const fresh = `${utcDay(now)} ${toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)).buffer)}`;
  const [, read] = await db.batch<{ value: string }>([
    db
      .prepare(
        `insert into marks (name, value) values ('sender-key', ?1)
         on conflict do update set value = excluded.value where substr(value, 1, 10) < substr(excluded.value, 1, 10)`,
      )
      .bind(fresh),
    db.prepare("select value from marks where name = 'sender-key'"),
  ]);
  const key = read?.results[0]?.value;
  if (!key) throw new Error('The key of the day was not stored.');
  return key;
}
