import { truncate } from '../lib/truncate';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, markingUrl, type Business } from '../business';
import { labelledFields, leadTopic } from '../leads/labelled-fields';
import type { OutboundLead } from '../leads/outbound-lead';
import { answerAddress } from '../leads/recipient';
import { isPermanentFailure } from '../lib/http';
import { html, link, mailDocument, paragraph } from './html';
import { ownerMailUse, withinQuota } from './quota';
import type { Mail, Mailer, SendMail } from './mailer';

/** Characters of a subject; mail programs truncate longer ones. */
const SUBJECT_MAX = 200;

const BOOK = 'Book a consultation for them';
const INBOX = 'Open it in the inbox';
const MARK = 'Mark the pages';

/** Shown if the provider rejected the reply address: an answer would go to our own sender. */
const NO_REPLY_TO =
  'Do not answer this mail: the mail provider refused the family’s address as a reply address. Check the address below for a typing mistake, then write to it yourself.';

/**
 * Sends the owner the mail about a lead, unless there are too many leads for a mail each.
 * @returns Whether it was sent. If not, the next digest of the flood must name the lead.
 */
export async function sendOwnerMail(
  db: D1Database,
  { send, owner, limit }: Mailer,
  outbound: OutboundLead,
  business: Business,
  now: number,
): Promise<boolean> {
  const { review } = outbound.payload;
  // A requeued lead gets its own mail.
  const isFirstTime = outbound.queuedAt === outbound.receivedAt;
  if (review === 'over_limit' && isFirstTime) return false;
  return withinQuota(db, ownerMailUse(limit, owner.length, now), now, () =>
    sendWithReplyTo(send, outbound, owner, business),
  );
}

/**
 * Sends the mail. If the provider rejects it, retries without `reply_to`: a sender's typing mistake must not keep a lead from
 * the owner.
 */
async function sendWithReplyTo(send: SendMail, outbound: OutboundLead, to: readonly string[], business: Business) {
  const mail = ownerMail(outbound, to, business);
  try {
    await send(mail);
  } catch (error) {
    if (!mail.replyTo || !isPermanentFailure(error)) throw error;
    await send(ownerMail(outbound, to, business, { hasReplyTo: false }));
  }
}

/**
 * The mail to the owner about a lead. A reply to it goes to the family.
 * @param options.hasReplyTo @default true
 */
export function ownerMail(
  outbound: OutboundLead,
  to: readonly string[],
  business: Business,
  { hasReplyTo = true } = {},
): Mail {
  const { payload: lead } = outbound;
  const subject = truncate(`${lead.review ? '[check] ' : ''}${lead.reference}: ${leadTopic(lead)}`, SUBJECT_MAX);
  const facts = labelledFields(outbound, business);
  const links = [
    ...(lead.pagesToMark ? [[MARK, markingUrl(business, lead.reference)] as const] : []),
    [BOOK, bookingLink(outbound, business)],
    [INBOX, inboxUrl(business, lead.reference)],
  ] as const;
  const message = plainText(lead.message).split('\n').map(oneLine);
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align: start; vertical-align: top; padding-inline-end: 1em">${html(label)}</th>` +
      `<td dir="auto"${languageOf(label, lead.language)}>${html(value)}</td></tr>`,
  );
  return {
    to,
    replyTo: hasReplyTo ? answerAddress(lead, outbound.isMinor) : undefined,
    subject,
    // Different content needs a different key.
    key: `lead-${lead.reference}-${outbound.queuedAt}${hasReplyTo ? '' : '-no-reply-to'}`,
    text: [
      ...(hasReplyTo ? [] : [NO_REPLY_TO, '']),
      // Every line is quoted, so that a message cannot look like our own text.
      ...(lead.message ? [...message.map((line) => `> ${line}`), ''] : []),
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      ...links.map(([words, url]) => `${words}: ${url}`),
      '',
    ].join('\n'),
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: [
        hasReplyTo ? '' : paragraph(NO_REPLY_TO),
        lead.message
          ? `<blockquote dir="auto"${languageOf('Message', lead.language)} style="margin: 0; padding-inline-start: 1em; border-inline-start: 3px solid; white-space: pre-wrap">${html(message.join('\n'))}</blockquote>`
          : '',
        `<table style="margin-block: 1em">${rows.join('\n')}</table>`,
        `<p>${links.map(([words, url]) => link(url, words)).join(' · ')}</p>`,
      ].join('\n'),
    }),
  };
}

/** Fields in the visitor's language, as far as we know. */
const TYPED = new Set(['Message', 'Name', 'Subjects', 'Question', 'Country']);

function languageOf(label: string, language: string | undefined): string {
  return TYPED.has(label) && language ? ` lang="${html(oneLine(language))}"` : '';
}

function bookingLink(outbound: OutboundLead, { bookingUrl }: Business): string {
  const url = new URL(bookingUrl);
  url.searchParams.set('name', oneLine(outbound.payload.name));
  const email = answerAddress(outbound.payload, outbound.isMinor);
  if (email) url.searchParams.set('email', oneLine(email));
  return url.href;
}
