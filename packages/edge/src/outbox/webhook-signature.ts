import { sign, signBase64 } from '../lib/hmac';

/** Begins a secret in the notation of Standard Webhooks: base64 follows. */
const PREFIX = 'whsec_';
/** Bytes that Standard Webhooks asks of a secret. */
const SECRET_BYTES = { min: 24, max: 64 };

/** The bytes of a webhook's secret: those behind `whsec_`, or the characters of any other text; `undefined` if it is no good. */
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
 * The headers of a webhook by which its receiver knows that it is ours, is from now, and whether it came before
 * (standardwebhooks.com).
 * @param message.id The same for each try of the same message.
 * @param message.now Milliseconds since the epoch.
 * @param secrets The secret, and during a rotation the one before it. Without one nothing is signed.
 */
export async function webhookHeaders(
  { id, body, now }: { id: string; body: string; now: number },
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const signatures = await Promise.all(
    secrets.map(async (secret) => {
      const bytes = secretBytes(secret);
      if (!bytes) throw new Error('A secret that is no good is found before anything is sent.');
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
 * The headers before Standard Webhooks: the seconds since the epoch, and HMAC-SHA256 in hexadecimal over them, a full stop and
 * the body.
 * @deprecated Version 0.3 no longer sends them. Receivers verify {@link webhookHeaders} instead.
 */
export async function oldWebhookHeaders(body: string, secret: string, now: number): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  return { 'X-Signature-Timestamp': timestamp, 'X-Signature-SHA256': await sign(`${timestamp}.${body}`, secret) };
}
