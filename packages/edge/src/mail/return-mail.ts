import { directionOf, type Language } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { MARKING_MESSAGES } from '@tutoring/domain/marking-messages';
import type { Business } from '../business';
import { dateText } from '../lib/time-text';
import { html, link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';

/** A marked page that goes back. */
export interface Return {
  reference: string;
  language: Language;
  to: string;
  /** The private link. */
  url: string;
  /** When the link ends, in milliseconds since the epoch. */
  endsAt: number;
}

/**
 * The mail with the private link to a marked page, in the student's language. It quotes nothing: the marks, the notes and the
 * student's own words are only behind the link, which ends.
 */
export function returnMail({ reference, language, to, url, endsAt }: Return, business: Business): Mail {
  const messages = MARKING_MESSAGES[language];
  const { book, notYou } = LEAD_MESSAGES[language];
  const subject = messages.subject.replace('{reference}', () => reference);
  const ends = messages.ends.replace('{date}', () => dateText(endsAt, language, business.answer.timeZone));
  const contact = [business.name, business.email, business.siteUrl].join(' · ');
  return {
    to: [to],
    replyTo: business.email,
    subject,
    // A page is returned once: a retry is the same mail.
    key: `return-${reference}`,
    text: [
      messages.marked,
      `${messages.see}: ${url}`,
      messages.private,
      ends,
      messages.together,
      `${book}: ${business.bookingUrl}`,
      notYou,
      contact,
      '',
    ].join('\n\n'),
    html: mailDocument({
      lang: language,
      dir: directionOf(language),
      title: subject,
      body: [
        paragraph(messages.marked),
        `<p>${link(url, messages.see)}</p>`,
        paragraph(messages.private),
        paragraph(ends),
        paragraph(messages.together),
        `<p>${link(business.bookingUrl, book)}</p>`,
        `<hr>`,
        paragraph(notYou),
        `<p dir="ltr">${html(contact)}</p>`,
      ].join('\n'),
    }),
  };
}
