import type { NoReply } from '@tutoring/domain/inbox';
import { business } from '../business';
import type { Env } from '../env';
import { mailerFor } from '../mail/mailer';
import { sendOwnerMail } from '../mail/owner-mail';
import { sendReply } from '../mail/send-reply';
import type { Parcel } from './parcel';
import { webhookFor } from './webhook';

/** Where a lead goes: to the owner by webhook, by mail, or at the console; and an automatic reply to whoever wrote it. */
export type WayName = 'webhook' | 'mail' | 'reply' | 'console';

/**
 * What became of a lead on each way that is done with it: when it arrived (milliseconds since the epoch), or of the reply,
 * that its address was `refused`, that it was `not_sent` because it should not be, or that it `failed` too often.
 */
export type Done = Partial<Record<WayName, number | NoReply>>;

/** One way. Throws when the lead did not arrive. */
export interface Way {
  name: WayName;
  deliver: (parcel: Parcel) => Promise<'refused' | 'not_sent' | undefined | void>;
}

/** The ways that the environment names. One that must not be used as it is fails for every lead: nobody overlooks it. */
export function waysFor(env: Env): Way[] {
  const webhook = webhookFor(env);
  const mailer = mailerFor(env);
  const ways: Way[] = [];
  if (webhook) ways.push({ name: 'webhook', deliver: webhook === 'misconfigured' ? misconfigured : webhook.lead });
  if (mailer === 'misconfigured') ways.push({ name: 'mail', deliver: misconfigured });
  else if (mailer) {
    ways.push({ name: 'mail', deliver: (parcel) => sendOwnerMail(env.DB, mailer, parcel, business, Date.now()) });
    ways.push({ name: 'reply', deliver: (parcel) => sendReply(env.DB, mailer, parcel, Date.now()) });
  }
  if (ways.length > 0) return ways;
  if (env.LEAD_DELIVERY === 'console') return [{ name: 'console', deliver: toConsole }];
  console.warn('Leads wait in the outbox: neither LEAD_WEBHOOK_URL nor MAIL_PROVIDER says where they go.');
  return [];
}

function misconfigured(): Promise<never> {
  return Promise.reject(Object.assign(new Error('The environment is wrong.'), { name: 'Misconfigured' }));
}

/** For local runs, whose owner sits at the console. Announces a lead without saying whose it is: logs are read by more people than leads are. */
function toConsole({ delivery: { reference, role, programme, page } }: Parcel): Promise<void> {
  console.log(`Lead ${reference}: ${role}, ${programme}, from ${page}. Read it with \`pnpm leads\`.`);
  return Promise.resolve();
}
