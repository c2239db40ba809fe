import { IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { business } from '../business';
import type { Env } from '../env';
import { isSecureUrl, postJson } from '../lib/http';
import type { OutboundLead } from '../leads/outbound-lead';
import { slackDeletion, slackLead } from './slack';
import { legacyWebhookHeaders, secretBytes, webhookHeaders } from './webhook-signature';

/** The owner's webhook. */
export interface Webhook {
  lead: (outbound: OutboundLead) => Promise<void>;
  /** Asks the receiver to delete a lead. */
  deletion: (reference: string) => Promise<void>;
}

/** The webhook that the environment configures; `misconfigured`, with a line in the log, if a setting is wrong. */
export function webhookFor(env: Env): Webhook | 'misconfigured' | undefined {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, LEAD_WEBHOOK_FORMAT } = env;
  const secrets = [secret, env.LEAD_WEBHOOK_SECRET_PREVIOUS].flatMap((one) => one || []);
  const format = LEAD_WEBHOOK_FORMAT || 'json';
  if (!url) return undefined;
  if (!isSecureUrl(url)) {
    console.error(
      'Leads wait in the outbox: LEAD_WEBHOOK_URL must begin with https://, because leads are personal data.',
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
      // The headers from before Standard Webhooks.
      [IDEMPOTENCY_HEADER]: key,
      ...(secret && (await legacyWebhookHeaders(body, secret, now))),
    });
  };
  const isSlack = format === 'slack';
  return {
    lead: (outbound) => {
      const { payload, queuedAt } = outbound;
      const content = isSlack ? slackLead(outbound, business) : { event: 'lead', ...payload };
      // A requeued lead is a new message. A retry is the same message.
      return send(`lead-${payload.reference}-${queuedAt}`, payload.reference, content);
    },
    deletion: (reference) => {
      const id = `forgotten-${reference}`;
      return send(id, id, isSlack ? slackDeletion(reference) : { event: 'forgotten', reference });
    },
  };
}
