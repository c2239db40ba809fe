import { toHex } from './hmac';

/** SHA-256 of bytes, or of a text in UTF-8, in hexadecimal. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return toHex(await crypto.subtle.digest('SHA-256', bytes));
}
