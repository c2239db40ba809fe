import { cut } from '../cut';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, type Business } from '../business';
import { factsOf, topic } from '../outbox/facts';
import { hold } from '../outbox/flood';
import { answerAddress, type Parcel } from '../outbox/parcel';
import { isRefusedForGood } from '../post';
import { html, link, mailDocument, paragraph } from './html';
import { ownerMailUse, withinBudget } from './budget';
import type { Mail, Mailer, SendMail } from './mailer';

/** Characters of a subject that programs show at most; more would be cut there. */
const SUBJECT_MAX = 200;

const BOOK = 'Book a consultation for them';
const INBOX = 'Open it in the inbox';

/** Replaces the reply address that the provider refused. Without it, an answer would go to our own sender. */
const NO_REPLY_TO =
  'Do not answer this mail: the mail provider refuses the address of the family as a reply address. Check the address below for a typing mistake, and write to it yourself.';

/**
 * Sends the owner the mail about a lead, unless there are too many for a mail each: then it is held for the next digest of the
 * flood, as every lead beyond what is usual is.
 * @throws {Held} when it is held.
 */
export async function sendOwnerMail(
  db: D1Database,
  { send, owner, limit }: Mailer,
  parcel: Parcel,
  business: Business,
  now: number,
): Promise<void> {
  const { reference, review } = parcel.delivery;
  // Sent once more on the owner's wish, it has a mail of its own.
  const isFirstTime = parcel.queuedAt === parcel.receivedAt;
  const isSent =
    !(review === 'over_limit' && isFirstTime) &&
    (await withinBudget(db, ownerMailUse(limit, owner.length, now), now, () =>
      sendWithReplyTo(send, parcel, owner, business),
    ));
  if (!isSent) await hold(db, reference, now);
}

/**
 * Sends the mail. If the provider refuses it, it goes once more without `reply_to`: the sender typed
 * that address, and no address may keep a lead from its owner.
 */
async function sendWithReplyTo(send: SendMail, parcel: Parcel, to: readonly string[], business: Business) {
  const mail = ownerMail(parcel, to, business);
  try {
    await send(mail);
  } catch (error) {
    if (!mail.replyTo || !isRefusedForGood(error)) throw error;
    await send(ownerMail(parcel, to, business, { hasReplyTo: false }));
  }
}

/**
 * The mail to the owner about a lead. Answering it writes to the family.
 * @param options.hasReplyTo Whether it has a reply address. @default true
 */
export function ownerMail(parcel: Parcel, to: readonly string[], business: Business, { hasReplyTo = true } = {}): Mail {
  const { delivery: lead } = parcel;
  const subject = cut(`${lead.review ? '[check] ' : ''}${lead.reference}: ${topic(lead)}`, SUBJECT_MAX);
  const facts = factsOf(parcel, business);
  const links = [
    [BOOK, bookingLink(parcel, business)],
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
    replyTo: hasReplyTo ? answerAddress(lead, parcel.isMinor) : undefined,
    subject,
    // Another content needs another key.
    key: `lead-${lead.reference}-${parcel.queuedAt}${hasReplyTo ? '' : '-no-reply-to'}`,
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

function bookingLink(parcel: Parcel, { bookingUrl }: Business): string {
  const url = new URL(bookingUrl);
  url.searchParams.set('name', oneLine(parcel.delivery.name));
  const email = answerAddress(parcel.delivery, parcel.isMinor);
  if (email) url.searchParams.set('email', oneLine(email));
  return url.href;
}
