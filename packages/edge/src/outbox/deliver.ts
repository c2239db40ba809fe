import { IDEMPOTENCY_HEADER, type Lead } from '@tutoring/domain/lead';
import type { Env } from '../env';
import type { Review, SentFrom } from '../leads/store';

/** A lead on its way to the owner. */
export interface Delivery extends Lead {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Why somebody should look at it before it is believed. */
  review?: Review;
  /** Where it came from, as the network saw it. */
  context: SentFrom;
}

/** Hands one lead to the owner. Throws when it did not arrive. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** Milliseconds the owner's system has to answer. */
const WEBHOOK_TIMEOUT_MS = 5000;

/** Whether a delivery failed because nobody answered in time. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}

/** The way to the owner that the environment names; none, and a line in the log, if it names none that is safe. */
export function deliveryFor(env: Env): Deliver | undefined {
  if (env.LEAD_WEBHOOK_URL) {
    if (isSafeReceiver(env.LEAD_WEBHOOK_URL)) return toWebhook(env.LEAD_WEBHOOK_URL, env.LEAD_WEBHOOK_SECRET);
    console.error(
      'Leads wait in the outbox: LEAD_WEBHOOK_URL must begin with https://, so that nobody reads them on the way.',
    );
    return undefined;
  }
  if (env.LEAD_DELIVERY === 'console') return toConsole;
  console.warn('Leads wait in the outbox: LEAD_WEBHOOK_URL does not say where they go.');
  return undefined;
}

/** Whether what is sent there is read by nobody else on the way; this machine itself is no way. */
export function isSafeReceiver(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname));
}

/** For local runs, whose owner sits at the console. Announces a lead without saying whose it is: logs are read by more people than leads are. */
const toConsole: Deliver = ({ reference, role, programme, page }) => {
  console.log(`Lead ${reference}: ${role}, ${programme}, from ${page}. Read it with \`pnpm leads\`.`);
  return Promise.resolve();
};

function toWebhook(url: string, secret: string | undefined): Deliver {
  return async (delivery) => {
    const body = JSON.stringify(delivery);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // A lead may arrive twice after a crash; its reference tells.
        [IDEMPOTENCY_HEADER]: delivery.reference,
        ...(secret && (await signatureOf(body, secret, Date.now()))),
      },
      body,
      // Followed, a redirect would arrive as a GET without the lead, and its 200 would count as delivered.
      redirect: 'manual',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    // Nobody reads it: left alone it would keep the connection.
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error('The webhook refused the lead.'), { name: `HTTP ${response.status}` });
  };
}

/**
 * The headers by which the owner's system knows that a lead is from us and from now: the seconds since the epoch, and
 * HMAC-SHA256 in hexadecimal over them, a full stop and the body. A receiver refuses what is older than minutes.
 */
export async function signatureOf(body: string, secret: string, now: number): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  return { 'X-Signature-Timestamp': timestamp, 'X-Signature-SHA256': await sign(`${timestamp}.${body}`, secret) };
}

async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
