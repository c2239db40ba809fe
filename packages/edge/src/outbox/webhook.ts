import { IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { business } from '../business';
import type { Env } from '../env';
import { isSafeReceiver, postJson } from '../post';
import type { Parcel } from './parcel';
import { slackForgotten, slackLead } from './slack';
import { oldWebhookHeaders, secretBytes, webhookHeaders } from './webhook-signature';

/** What the owner's system is told. */
export interface Webhook {
  lead: (parcel: Parcel) => Promise<void>;
  /** That a lead was deleted, and is to be deleted there too. */
  forgotten: (reference: string) => Promise<void>;
}

/** The webhook that the environment names; `misconfigured`, and a line in the log, if it must not be used as it is. */
export function webhookFor(env: Env): Webhook | 'misconfigured' | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT } = env;
  const secrets = [secret, env.LEAD_WEBHOOK_SECRET_PREVIOUS].flatMap((one) => one || []);
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
  if (!secrets.every(secretBytes)) {
    console.error(
      'Leads wait in the outbox: LEAD_WEBHOOK_SECRET and LEAD_WEBHOOK_SECRET_PREVIOUS must be whsec_ and 24 to 64 bytes in base64.',
    );
    return 'misconfigured';
  }
  const send = async (id: string, key: string, content: unknown) => {
    const body = JSON.stringify(content);
    const now = Date.now();
    await postJson(url, body, {
      ...(await webhookHeaders({ id, body, now }, secrets)),
      // The names before Standard Webhooks.
      [IDEMPOTENCY_HEADER]: key,
      ...(secret && (await oldWebhookHeaders(body, secret, now))),
    });
  };
  const isSlack = format === 'slack';
  return {
    lead: (parcel) => {
      const { delivery, queuedAt } = parcel;
      const content = isSlack ? slackLead(parcel, business) : { event: 'lead', ...delivery };
      // Sent once more on the owner's wish, it is another message; after a crash it is the same.
      return send(`lead-${delivery.reference}-${queuedAt}`, delivery.reference, content);
    },
    forgotten: (reference) => {
      const id = `forgotten-${reference}`;
      return send(id, id, isSlack ? slackForgotten(reference) : { event: 'forgotten', reference });
    },
  };
}
