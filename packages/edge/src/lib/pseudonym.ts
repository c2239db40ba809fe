import { sign, toHex } from './hmac';
import { utcDay } from './time-text';

const KEY_BYTES = 32;
/** Characters of a pseudonym: enough that a day's senders never share one. */
const PSEUDONYM_LENGTH = 32;

/** What makes the pseudonym of an address for a day, with a random key that changes daily. No address is stored. */
export async function pseudonymFor(db: D1Database, now: number): Promise<(address: string) => Promise<string>> {
  const key = await senderKey(db, now);
  return async (address) => (await sign(address, key)).slice(0, PSEUDONYM_LENGTH);
}

/** Deletes an earlier day's key. After that nobody can connect its pseudonyms with addresses. */
export async function deleteSenderKey(db: D1Database, now: number): Promise<void> {
  await db.prepare("delete from marks where name = 'sender-key' and value < ?1").bind(utcDay(now)).run();
}

/** The day's key, which begins with the day. The day's first sender creates it. */
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
