import { inboxUrl, type Business } from '../business';
import { leadLine, type OpenLead } from './digest-mail';
import { link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';

/** The leads that a flood digest names. */
export interface Flood {
  /** The oldest first; may be only some of them. */
  leads: readonly OpenLead[];
  /** The number of leads. */
  count: number;
  now: number;
}

const EXPLANATION =
  'Too many leads came for one mail each, so this mail lists them all. Many may be spam. We have stored every one.';

/** One mail for the leads of a flood. It has no names, because it stays when a person is forgotten. */
export function floodMail({ leads, count, now }: Flood, to: readonly string[], business: Business): Mail {
  const subject = count === 1 ? '1 lead in a flood' : `${count} leads in a flood`;
  const more = count > leads.length ? [`More in the inbox: ${count - leads.length}.`] : [];
  return {
    to,
    subject,
    // A retry with the same leads is the same mail.
    key: `flood-${leads[0]?.reference}-${leads.at(-1)?.reference}-${count}`,
    text: [
      EXPLANATION,
      leads.map((lead) => `- ${leadLine(lead, now)}: ${inboxUrl(business, lead.reference)}`).join('\n'),
      ...more,
      `${inboxUrl(business)}\n`,
    ].join('\n\n'),
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: [
        paragraph(EXPLANATION),
        `<ul>${leads.map((lead) => `<li>${link(inboxUrl(business, lead.reference), leadLine(lead, now))}</li>`).join('\n')}</ul>`,
        ...more.map(paragraph),
        `<p>${link(inboxUrl(business), 'Open the inbox')}</p>`,
      ].join('\n'),
    }),
  };
}
