import { asciiDomain, IDEMPOTENCY_HEADER } from '@tutoring/domain/lead';
import { oneLine } from '@tutoring/domain/plain-text';
import type { Env } from '../env';
import { DAILY_MAILS_DEFAULT } from './quota';
import { isSecureUrl, postJson } from '../lib/http';

/** One mail. */
export interface Mail {
  to: readonly string[];
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  /** The idempotency key, for providers that support one. The same key must mean the same content. */
  key: string;
}

/** Sends a mail. Throws if the provider does not accept it; the error never contains the provider's text. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The configured mail provider. */
export interface Mailer {
  send: SendMail;
  /** The owner's addresses. */
  owner: readonly string[];
  /** Mails a day. */
  limit: number;
}

interface Access {
  key: string;
  from: string;
  /** Replaces the provider's address. */
  url: string | undefined;
}

/** How to call a provider's API. */
type Provider = (mail: Mail, access: Access) => { url: string; headers: Record<string, string>; content: unknown };

/** https://resend.com/docs/api-reference/emails/send-email */
const resend: Provider = (mail, { key, from, url }) => ({
  url: `${url ?? 'https://api.resend.com'}/emails`,
  headers: { Authorization: `Bearer ${key}`, [IDEMPOTENCY_HEADER]: mail.key },
  content: {
    from,
    to: mail.to,
    ...(mail.replyTo && { reply_to: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.headers && { headers: mail.headers }),
  },
});

/** Postmark's default stream for transactional mail. */
const POSTMARK_STREAM = 'outbound';

/** https://postmarkapp.com/developer/api/email-api, which has no idempotency keys. */
const postmark: Provider = (mail, { key, from, url }) => ({
  url: `${url ?? 'https://api.postmarkapp.com'}/email`,
  headers: { Accept: 'application/json', 'X-Postmark-Server-Token': key },
  content: {
    From: from,
    To: mail.to.join(', '),
    ...(mail.replyTo && { ReplyTo: mail.replyTo }),
    Subject: mail.subject,
    TextBody: mail.text,
    HtmlBody: mail.html,
    Headers: Object.entries(mail.headers ?? {}).map(([Name, Value]) => ({ Name, Value })),
    MessageStream: POSTMARK_STREAM,
  },
});

const PROVIDERS: Readonly<Record<string, Provider>> = { resend, postmark };

/** The mailer that the environment configures; `misconfigured`, with a line in the log, if a setting is missing or wrong. */
export function mailerFor(env: Env): Mailer | 'misconfigured' | undefined {
  const { MAIL_PROVIDER = '', MAIL_API_KEY: key, MAIL_FROM: from, MAIL_TO: to, MAIL_API_URL: url } = env;
  const limit = env.MAIL_DAILY_LIMIT || String(DAILY_MAILS_DEFAULT);
  if (!MAIL_PROVIDER && !key && !from && !to) return undefined;
  // A local run has the settings of wrangler.jsonc, and no key.
  if (!key && env.LEAD_DELIVERY === 'console') return undefined;
  const provider = Object.hasOwn(PROVIDERS, MAIL_PROVIDER) ? PROVIDERS[MAIL_PROVIDER] : undefined;
  const wrong = [
    ...(provider ? [] : [`MAIL_PROVIDER must be one of ${Object.keys(PROVIDERS).join(', ')}`]),
    ...(key ? [] : ['MAIL_API_KEY is missing']),
    ...(from ? [] : ['MAIL_FROM is missing']),
    ...(to ? [] : ['MAIL_TO is missing']),
    ...(/^[1-9]\d{0,6}$/.test(limit) ? [] : ['MAIL_DAILY_LIMIT must be a whole number above 0']),
    ...(url && !isSecureUrl(url) ? ['MAIL_API_URL must begin with https://'] : []),
  ];
  if (!provider || !key || !from || !to || wrong.length > 0) {
    console.error(`No mail is sent: ${wrong.join('; ')}.`);
    return 'misconfigured';
  }
  return {
    limit: Number(limit),
    owner: to.split(',').map(oneLine).filter(Boolean),
    async send(mail) {
      const request = provider(onOneLine(mail), { key, from: oneLine(from), url: url || undefined });
      await postJson(request.url, JSON.stringify(request.content), request.headers);
    },
  };
}

/** Removes line breaks from the headers, which could inject others. */
function onOneLine(mail: Mail): Mail {
  return {
    ...mail,
    to: mail.to.map(address),
    replyTo: mail.replyTo && address(mail.replyTo),
    subject: oneLine(mail.subject),
  };
}

/** An address with its domain in ASCII, as mail needs it. */
function address(typed: string): string {
  const line = oneLine(typed);
  const at = line.lastIndexOf('@');
  const domain = asciiDomain(line.slice(at + 1));
  return domain === undefined ? line : `${line.slice(0, at)}@${domain}`;
}
