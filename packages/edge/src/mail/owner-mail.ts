import { cut } from '../lib/truncate';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, type Business } from '../business';
import { labelledFields, leadTopic } from '../leads/labelled-fields';
import type { OutboundLead } from '../leads/outbound-lead';
import { answerAddress } from '../leads/recipient';
import { isRefusedForGood } from '../lib/http';
import { html, link, mailDocument, paragraph } from './html';
import { ownerMailUse, withinBudget } from './quota';
import type { Mail, Mailer, SendMail } from './mailer';

/** Characters of a subject that programs show at most; more would be cut there. */
const SUBJECT_MAX = 200;

const BOOK = 'Book a consultation for them';
const INBOX = 'Open it in the inbox';

/** Replaces the reply address that the provider refused. Without it, an answer would go to our own sender. */
const NO_REPLY_TO =
  'Do not answer this mail: the mail provider refuses the address of the family as a reply address. Check the address below for a typing mistake, and write to it yourself.';

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
  // Sent once more on the owner's wish, it has a mail of its own.
  const isFirstTime = outbound.queuedAt === outbound.receivedAt;
  if (review === 'over_limit' && isFirstTime) return false;
  return withinBudget(db, ownerMailUse(limit, owner.length, now), now, () =>
    sendWithReplyTo(send, outbound, owner, business),
  );
}

/**
 * Sends the mail. If the provider refuses it, it goes once more without `reply_to`: the sender typed
 * that address, and no address may keep a lead from its owner.
 */
async function sendWithReplyTo(send: SendMail, outbound: OutboundLead, to: readonly string[], business: Business) {
  const mail = ownerMail(outbound, to, business);
  try {
    await send(mail);
  } catch (error) {
    if (!mail.replyTo || !isRefusedForGood(error)) throw error;
    await send(ownerMail(outbound, to, business, { hasReplyTo: false }));
  }
}

/**
 * The mail to the owner about a lead. Answering it writes to the family.
 * @param options.hasReplyTo Whether it has a reply address. @default true
 */
export function ownerMail(
  outbound: OutboundLead,
  to: readonly string[],
  business: Business,
  { hasReplyTo = true } = {},
): Mail {
  const { payload: lead } = outbound;
  const subject = cut(`${lead.review ? '[check] ' : ''}${lead.reference}: ${leadTopic(lead)}`, SUBJECT_MAX);
  const facts = labelledFields(outbound, business);
  const links = [
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
    // Another content needs another key.
    key: `lead-${lead.reference}-${outbound.queuedAt}${hasReplyTo ? '' : '-no-reply-to'}`,
    text: [
      ...(hasReplyTo ? [] : [NO_REPLY_TO, '']),
      // Every line is marked: no message can look like what we say ourselves.
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

/** What is in the visitor's language, as far as we know. */
const TYPED = new Set(['Message', 'Name', 'Subjects', 'Country']);

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
