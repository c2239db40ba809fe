import { IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { business } from '../business';
import type { Env } from '../env';
import { sign } from '../hmac';
import { isSafeReceiver, postJson } from '../post';
import type { Parcel } from './parcel';
import { slackForgotten, slackLead } from './slack';

/** What the owner's system is told. */
export interface Webhook {
  lead: (parcel: Parcel) => Promise<void>;
  /** That a lead was deleted, and is to be deleted there too. */
  forgotten: (reference: string) => Promise<void>;
}

/** The webhook that the environment names; `misconfigured`, and a line in the log, if it must not be used as it is. */
export function webhookFor(env: Env): Webhook | 'misconfigured' | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT } = env;
  const format = LEAD_WEBHOOK_FORMAT || 'json';
  if (!url) return undefined;
  if (!isSafeReceiver(url)) {
    console.error(
      'Leads wait in the outbox: LEAD_WEBHOOK_URL must begin with https://, so that nobody reads them on the way.',
    );
    return 'misconfigured';
  }
  if (format !== 'json' && format !== 'slack') {
    console.error('Leads wait in the outbox: LEAD_WEBHOOK_FORMAT must be json or slack.');
    return 'misconfigured';
  }
  const send = async (key: string, content: unknown) => {
    const body = JSON.stringify(content);
    await postJson(url, body, {
      // A lead may arrive twice after a crash; its reference tells.
      [IDEMPOTENCY_HEADER]: key,
      ...(secret && (await signatureOf(body, secret, Date.now()))),
    });
  };
  const isSlack = format === 'slack';
  return {
    lead: (parcel) =>
      send(parcel.delivery.reference, isSlack ? slackLead(parcel, business) : { event: 'lead', ...parcel.delivery }),
    forgotten: (reference) =>
      send(`forgotten-${reference}`, isSlack ? slackForgotten(reference) : { event: 'forgotten', reference }),
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
