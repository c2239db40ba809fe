import type { Env } from '../env';
import { isSigned, sign, toHex } from '../lib/hmac';

/**
 * Private links. An address is `/marked/<nonce>.<signature>`. Only the database knows when a link ends: the signature makes
 * sure that nobody can invent a link, even somebody who can read an old copy of the database, if `LINK_KEY` is set.
 */

const NONCE_BYTES = 16;
const KEY_BYTES = 32;
const TOKEN = /^([0-9a-f]{32})\.([0-9a-f]{64})$/;

/** The page below which all private links are. */
export const MARKED = '/marked';

/** The random part of a private link. */
export function newNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)).buffer);
}

/**
 * The path of a private link.
 * @param expiresAt In milliseconds since the epoch.
 */
export async function linkPath(env: Pick<Env, 'DB' | 'LINK_KEY'>, nonce: string, expiresAt: number): Promise<string> {
  return `${MARKED}/${nonce}.${await sign(signedText(nonce, expiresAt), await linkKey(env))}`;
}

/** The reference of the marking that a link shows; `undefined` if the link is wrong, has ended, or its marking is gone. */
export async function referenceOfLink(
  env: Pick<Env, 'DB' | 'LINK_KEY'>,
  token: string,
  now: number,
): Promise<string | undefined> {
  const [, nonce, signature] = TOKEN.exec(token) ?? [];
  if (!nonce || !signature) return undefined;
  const row = await env.DB.prepare(
    `select markings.reference, link_expires_at as expires_at from markings join leads using (reference)
     where link_nonce = ?1 and link_revoked_at is null and link_expires_at > ?2 and work is not null and status <> 'spam'`,
  )
    .bind(nonce, now)
    .first<{ reference: string; expires_at: number }>();
  // Also without a row, so that the time of the answer does not say whether there is one.
  const isOurs = await isSigned(signedText(nonce, row?.expires_at ?? 0), signature, await linkKey(env));
  return row && isOurs ? row.reference : undefined;
}

const signedText = (nonce: string, expiresAt: number) => `${nonce} ${expiresAt}`;

/** The secret `LINK_KEY`, or a random key that the first link stores. */
async function linkKey({ DB, LINK_KEY }: Pick<Env, 'DB' | 'LINK_KEY'>): Promise<string> {
  if (LINK_KEY) return LINK_KEY;
  const fresh = toHex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)).buffer);
  const [, read] = await DB.batch<{ value: string }>([
    DB.prepare("insert into marks (name, value) values ('link-key', ?1) on conflict do nothing").bind(fresh),
    DB.prepare("select value from marks where name = 'link-key'"),
  ]);
  const key = read?.results[0]?.value;
  if (!key) throw new Error('The key of private links was not stored.');
  return key;
}
