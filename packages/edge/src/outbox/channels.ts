import { business } from '../business';
import type { Env } from '../env';
import type { OutboundLead } from '../leads/outbound-lead';
import { deletionMail } from '../mail/deletion-mail';
import { mailerFor, type Mailer } from '../mail/mailer';
import { sendOwnerMail } from '../mail/owner-mail';
import { sendReply } from '../mail/send-reply';
import type { Channel } from './channel';
import { deferToDigest } from './flood-digest';
import { webhookFor } from './webhook';

/** Deletions in one mail: a purge can delete many leads at once. */
const MAIL_DELETIONS = 200;
/** Deletions that one run sends to the webhook, each in its own request (test/runtime/subrequests.test.ts counts requests). */
const WEBHOOK_DELETIONS = 5;

/**
 * The channels that the environment configures; none if leads have to wait. A misconfigured channel fails for every lead, so
 * that the owner is alerted.
 */
export function channelsFor(env: Env): Channel[] {
  const webhook = webhookFor(env);
  const mailer = mailerFor(env);
  const channels: Channel[] = [];
  if (webhook === 'misconfigured') channels.push({ name: 'webhook', deliver: misconfigured, isMisconfigured: true });
  else if (webhook)
    channels.push({
      name: 'webhook',
      deliver: webhook.lead,
      deletions: {
        limit: WEBHOOK_DELETIONS,
        perRequest: 1,
        send: async (references) => void (await Promise.all(references.map(webhook.deletion))),
      },
    });
  if (mailer === 'misconfigured') channels.push({ name: 'mail', deliver: misconfigured, isMisconfigured: true });
  else if (mailer) channels.push(...mailChannels(env.DB, mailer));
  if (channels.length === 0 && env.LEAD_DELIVERY === 'console') return [{ name: 'console', deliver: logLead }];
  return channels;
}

function mailChannels(db: D1Database, mailer: Mailer): Channel[] {
  return [
    {
      name: 'mail',
      async deliver(lead) {
        const now = Date.now();
        if (!(await sendOwnerMail(db, mailer, lead, business, now)))
          await deferToDigest(db, lead.payload.reference, now);
      },
      deletions: {
        limit: MAIL_DELETIONS,
        perRequest: MAIL_DELETIONS,
        send: (references) => mailer.send(deletionMail(references, mailer.owner)),
      },
    },
    { name: 'reply', deliver: (lead) => sendReply(db, mailer, lead, Date.now()) },
  ];
}

function misconfigured(): Promise<never> {
  return Promise.reject(Object.assign(new Error('The environment is wrong.'), { name: 'Misconfigured' }));
}

/** For local runs. Names nobody: more people read logs than leads. */
function logLead({ payload: { reference, role, programme, page } }: OutboundLead): Promise<void> {
  console.log(`Lead ${reference}: ${role}, ${programme}, from ${page}. Read it with \`pnpm leads\`.`);
  return Promise.resolve();
}
