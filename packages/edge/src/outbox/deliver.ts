import { IDEMPOTENCY_HEADER, type Lead } from '@tutoring/domain/lead';
import type { Env } from '../env';
import type { Review } from '../leads/store';

/** A lead on its way to the owner. */
export interface Delivery extends Lead {
  reference: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Why somebody should look at it before it is believed. */
  review?: Review;
}

/** Hands one lead to the owner. Throws when it did not arrive. */
export type Deliver = (delivery: Delivery) => Promise<void>;

/** Milliseconds the owner's system has to answer. */
const WEBHOOK_TIMEOUT_MS = 10_000;

/** The way to the owner that the environment names, if it names one. */
export function deliveryFor(env: Env): Deliver | undefined {
  if (env.LEAD_WEBHOOK_URL) return toWebhook(env.LEAD_WEBHOOK_URL, env.LEAD_WEBHOOK_SECRET);
  return env.LEAD_DELIVERY === 'console' ? toConsole : undefined;
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
        ...(secret && { 'X-Signature-SHA256': await sign(body, secret) }),
      },
      body,
      // Followed, a redirect would arrive as a GET without the lead, and its 200 would count as delivered.
      redirect: 'manual',
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
    });
    if (!response.ok)
      throw Object.assign(new Error('The webhook refused the lead.'), { name: `HTTP ${response.status}` });
  };
}

async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
