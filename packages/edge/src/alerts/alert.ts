import { kindOf } from '../lib/log-error';
import { business, inboxUrl } from '../business';
import type { Mark } from '../lib/worker-state';
import type { Env } from '../env';
import { link, mailDocument, paragraph } from '../mail/html';
import { mailerFor } from '../mail/mailer';
import { slackEscaped } from '../outbox/slack';
import { isSafeReceiver, postJson } from '../lib/http';

const MINUTE_MS = 60_000;

/** A problem that the owner must know about. */
export interface Alert {
  /** Where the next alert's time is stored. */
  mark: Mark;
  text: string;
  /** Milliseconds until the alert is repeated while the problem lasts. */
  repeatMs: number;
}

/**
 * Tells the owner that something is wrong, by whatever still works: the webhook for alerts, else mail, and always the log.
 * @param text One sentence or two, with nothing in them that a visitor typed.
 * @returns Whether the owner was told, or can only be told by the log.
 */
export async function alertOwner(env: Env, text: string, now: number): Promise<boolean> {
  console.error(text);
  const ways = alertWays(env, text, now);
  for (const { name, tell } of ways) {
    try {
      await tell();
      return true;
    } catch (error) {
      console.error(`The alert did not arrive by ${name}: ${kindOf(error)}`);
    }
  }
  return ways.length === 0;
}

/** Posts a text to the webhook for alerts, in the form that Slack takes; `undefined` if the environment names none. */
export function alertWebhook({ ALERT_WEBHOOK_URL: url }: Env): ((text: string) => Promise<void>) | undefined {
  if (!url) return undefined;
  if (isSafeReceiver(url)) return (text) => postJson(url, JSON.stringify({ text: slackEscaped(text) }));
  console.error('Alerts do not go to ALERT_WEBHOOK_URL: it must begin with https://.');
  return undefined;
}

function alertWays(env: Env, text: string, now: number): { name: string; tell: () => Promise<void> }[] {
  const webhook = alertWebhook(env);
  const mailer = mailerFor(env);
  const subject = 'Leads need you to look';
  return [
    ...(webhook ? [{ name: 'webhook', tell: () => webhook(`${text} ${inboxUrl(business)}`) }] : []),
    ...(mailer && mailer !== 'misconfigured'
      ? [
          {
            name: 'mail',
            tell: () =>
              mailer.send({
                to: mailer.owner,
                subject,
                // One a minute at most, and the same one if it is sent again within it.
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
