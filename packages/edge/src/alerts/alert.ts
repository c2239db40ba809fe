import { errorClass } from '../lib/log-error';
import { business, inboxUrl } from '../business';
import type { StateKey } from '../lib/worker-state';
import type { Env } from '../env';
import { link, mailDocument, paragraph } from '../mail/html';
import { mailerFor } from '../mail/mailer';
import { slackEscaped } from '../outbox/slack';
import { isSecureUrl, postJson } from '../lib/http';

const MINUTE_MS = 60_000;

/** A problem that the owner must know about. */
export interface Alert {
  /** The name under which {@link WorkerState} keeps the time of the next alert. */
  key: StateKey;
  text: string;
  /** Milliseconds until the alert is repeated while the problem lasts. */
  repeatMs: number;
}

/**
 * Alerts the owner on the first channel that works: the webhook for alerts, else mail. The log always gets the text.
 * @param text A sentence or two, without anything that a visitor typed.
 * @returns Whether the owner was alerted, or has no channel but the log.
 */
export async function alertOwner(env: Env, text: string, now: number): Promise<boolean> {
  console.error(text);
  const channels = alertChannels(env, text, now);
  for (const { name, send } of channels) {
    try {
      await send();
      return true;
    } catch (error) {
      console.error(`The alert by ${name} failed: ${errorClass(error)}`);
    }
  }
  return channels.length === 0;
}

/** Posts a text to the webhook for alerts, in Slack's format; `undefined` if none is configured. */
export function alertWebhook({ ALERT_WEBHOOK_URL: url }: Env): ((text: string) => Promise<void>) | undefined {
  if (!url) return undefined;
  if (isSecureUrl(url)) return (text) => postJson(url, JSON.stringify({ text: slackEscaped(text) }));
  console.error('ALERT_WEBHOOK_URL is not used: it must begin with https://.');
  return undefined;
}

function alertChannels(env: Env, text: string, now: number): { name: string; send: () => Promise<void> }[] {
  const webhook = alertWebhook(env);
  const mailer = mailerFor(env);
  const subject = 'Your site needs you to look';
  return [
    ...(webhook ? [{ name: 'webhook', send: () => webhook(`${text} ${inboxUrl(business)}`) }] : []),
    ...(mailer && mailer !== 'misconfigured'
      ? [
          {
            name: 'mail',
            send: () =>
              mailer.send({
                to: mailer.owner,
                subject,
                // At most one mail a minute; a retry within it is the same mail.
                key: `alert-${Math.floor(now / MINUTE_MS)}`,
                text: `${text}\n\n${inboxUrl(business)}\n`,
                html: mailDocument({
                  lang: 'en',
                  dir: 'ltr',
                  title: subject,
                  body: `${paragraph(text)}\n<p>${link(inboxUrl(business), 'Open the inbox')}</p>`,
                }),
              }),
          },
        ]
      : []),
  ];
}
