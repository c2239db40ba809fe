import { directionOf } from '@tutoring/domain/languages';
import { LEAD_WORDS } from '@tutoring/domain/lead-words';
import type { Business } from '../business';
import type { OutboundLead } from '../leads/outbound-lead';
import { html, link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';
import { dueText } from '../lib/time-text';

/** Marks the mail as automatic, so that other programs do not answer it (RFC 3834; the second is Exchange's). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/**
 * The automatic reply to a lead, in its language. It quotes nothing that the sender typed, so that nobody can use us to mail
 * their text to a stranger.
 */
export function replyMail({ payload, receivedAt }: OutboundLead, to: string, business: Business): Mail {
  const { reference, context } = payload;
  const { language = 'en' } = payload;
  const words = LEAD_WORDS[language];
  const subject = words.subject.replace('{reference}', () => reference);
  const due = dueText(receivedAt, language, [payload.timeZone, context.timeZone], business.answer);
  const next = [words.read, words.answer, due, words.decide];
  const contact = [business.name, business.email, business.siteUrl].join(' · ');
  return {
    to: [to],
    replyTo: business.email,
    subject,
    headers: AUTOMATIC,
    // Without `queuedAt`: a requeued lead gets no second reply.
    key: `reply-${reference}`,
    text: [
      words.received,
      `${words.reference}: ${reference}`,
      words.quote,
      [words.next, ...next.map((line) => `- ${line}`)].join('\n'),
      words.spam,
      `${words.book}: ${business.bookingUrl}`,
      words.automatic,
      words.notYou,
      contact,
      '',
    ].join('\n\n'),
    html: mailDocument({
      lang: language,
      dir: directionOf(language),
      title: subject,
      body: [
        paragraph(words.received),
        `<p>${html(words.reference)}: <strong dir="ltr">${html(reference)}</strong></p>`,
        paragraph(words.quote),
        `<h1 style="font-size: 1.125em">${html(words.next)}</h1>`,
        `<ul>${next.map((line) => `<li>${html(line)}</li>`).join('')}</ul>`,
        paragraph(words.spam),
        `<p>${link(business.bookingUrl, words.book)}</p>`,
        `<hr>`,
        paragraph(words.automatic),
        paragraph(words.notYou),
        `<p dir="ltr">${html(contact)}</p>`,
      ].join('\n'),
    }),
  };
}
