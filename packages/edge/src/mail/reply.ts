import { directionOf } from '@tutoring/domain/languages';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { promiseFor, type Business } from '../business';
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
  const messages = LEAD_MESSAGES[language];
  const hasPages = Boolean(payload.pagesToMark);
  const subject = (hasPages ? messages.pagesSubject : messages.subject).replace('{reference}', () => reference);
  const received = hasPages ? messages.pagesReceived : messages.received;
  // With pages, a consultation comes after the marked page, if at all.
  const bookingUrl = hasPages ? undefined : business.bookingUrl;
  const due = dueText(receivedAt, language, [payload.timeZone, context.timeZone], promiseFor(business, hasPages));
  const next = [...(hasPages ? [messages.mark] : [messages.read, messages.answer]), due, messages.decide];
  const contact = [business.name, business.email, business.siteUrl].join(' · ');
  return {
    to: [to],
    replyTo: business.email,
    subject,
    headers: AUTOMATIC,
    // Without `queuedAt`: a requeued lead gets no second reply.
    key: `reply-${reference}`,
    text: [
      received,
      `${messages.reference}: ${reference}`,
      messages.quote,
      [messages.next, ...next.map((line) => `- ${line}`)].join('\n'),
      messages.spam,
      ...(bookingUrl ? [`${messages.book}: ${bookingUrl}`] : []),
      messages.automatic,
      messages.notYou,
      contact,
      '',
    ].join('\n\n'),
    html: mailDocument({
      lang: language,
      dir: directionOf(language),
      title: subject,
      body: [
        paragraph(received),
        `<p>${html(messages.reference)}: <strong dir="ltr">${html(reference)}</strong></p>`,
        paragraph(messages.quote),
        `<h1 style="font-size: 1.125em">${html(messages.next)}</h1>`,
        `<ul>${next.map((line) => `<li>${html(line)}</li>`).join('')}</ul>`,
        paragraph(messages.spam),
        ...(bookingUrl ? [`<p>${link(bookingUrl, messages.book)}</p>`] : []),
        `<hr>`,
        paragraph(messages.automatic),
        paragraph(messages.notYou),
        `<p dir="ltr">${html(contact)}</p>`,
      ].join('\n'),
    }),
  };
}
