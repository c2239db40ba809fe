import { cut } from '../cut';
import { oneLine, plainText } from '@tutoring/domain/plain-text';
import { inboxUrl, type Business } from '../business';
import { factsOf, topic } from '../outbox/facts';
import { answerAddress, type Parcel } from '../outbox/parcel';
import { html, link, mailDocument } from './html';
import type { Mail } from './mailer';

/** Characters of a subject that programs show at most; more would be cut there. */
const SUBJECT_MAX = 200;

const BOOK = 'Book a consultation for them';
const INBOX = 'Open it in the inbox';

/** What the owner is sent about a lead. Whoever answers it writes to the family. */
export function ownerMail(parcel: Parcel, to: readonly string[], business: Business): Mail {
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
    replyTo: answerAddress(lead, parcel.isMinor),
    subject,
    key: `lead-${lead.reference}-${parcel.queuedAt}`,
    text: [
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
