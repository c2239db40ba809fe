const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Bytes in hexadecimal. */
export function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** HMAC-SHA256 of a text, in hexadecimal. */
export async function sign(text: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), new TextEncoder().encode(text));
  return toHex(signature);
}

/** HMAC-SHA256 of a text, in base64. */
export async function signBase64(text: string, secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** Verifies a signature in constant time. */
export async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(signature.match(/[0-9a-f]{2}/g) ?? [], (digits) => parseInt(digits, 16));
  return crypto.subtle.verify('HMAC', await keyOf(secret, 'verify'), bytes, new TextEncoder().encode(text));
}

function keyOf(secret: string | Uint8Array<ArrayBuffer>, use: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, [use]);
}
