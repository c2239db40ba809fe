import { sign, signBase64 } from '../lib/hmac';

/** The prefix of a base64 secret in Standard Webhooks. */
const PREFIX = 'whsec_';
/** The length that Standard Webhooks requires, in bytes. */
const SECRET_BYTES = { min: 24, max: 64 };

/** The bytes of a webhook's secret: decoded after `whsec_`, otherwise its characters; `undefined` if it is invalid. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | undefined {
  if (!secret.startsWith(PREFIX)) return Uint8Array.from(new TextEncoder().encode(secret));
  try {
    const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (character) => character.charCodeAt(0));
    return bytes.length >= SECRET_BYTES.min && bytes.length <= SECRET_BYTES.max ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The headers by which the receiver verifies sender and time, and recognises repeated requests (standardwebhooks.com).
 * @param message.id The same for each attempt of a message.
 * @param message.now Milliseconds since the epoch.
 * @param secrets The secret, and the previous one during a rotation. Empty: no signature.
 */
export async function webhookHeaders(
  { id, body, now }: { id: string; body: string; now: number },
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const bytes = secretBytes(secret);
      if (!bytes) throw new Error('An invalid secret must be found before sending.');
      return `v1,${await signBase64(`${id}.${timestamp}.${body}`, bytes)}`;
    }),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
}

/**
 * The headers from before Standard Webhooks: the time in seconds since the epoch, and the HMAC-SHA256 in hexadecimal of the
 * time, a full stop and the body.
 * @deprecated Version 0.3 no longer sends them. Receivers verify {@link webhookHeaders} instead.
 */
export async function legacyWebhookHeaders(body: string, secret: string, now: number): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  return { 'X-Signature-Timestamp': timestamp, 'X-Signature-SHA256': await sign(`${timestamp}.${body}`, secret) };
}
