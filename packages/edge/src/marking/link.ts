import { toHex } from '../lib/hmac';

const NONCE_BYTES = 16;

/** The random part of a private link. */
export function newNonce(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)).buffer);
}
