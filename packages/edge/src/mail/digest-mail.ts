import { answerDue } from '@tutoring/domain/answer-time';
import type { LeadProgramme, LeadRole } from '@tutoring/domain/lead-limits';
import { inboxUrl, type Business } from '../business';
import { PROGRAMMES } from '../leads/labelled-fields';
import { html, link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** A lead that nobody has answered. */
export interface OpenLead {
  reference: string;
  role: LeadRole;
  programme: LeadProgramme;
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/** What the digest tells of. */
export interface Digest {
  /** The oldest first, no more than are listed. */
  leads: readonly OpenLead[];
  /** All of them. */
  count: number;
  /** Of the last 24 hours. */
  spam: number;
  dead: number;
  /** `YYYY-MM-DD`, where the answer is promised. */
  day: string;
  now: number;
}

/** What is open, for the owner: no names, because this mail need not be deleted when a person is forgotten. */
export function digestMail(digest: Digest, to: readonly string[], business: Business): Mail {
  const { day, now } = digest;
  const { subject, groups, notes } = saidIn(digest, business);
  return {
    to,
    subject,
    key: `digest-${day}`,
    text: textOf(digest, business),
    html: mailDocument({
      lang: 'en',
      dir: 'ltr',
      title: subject,
      body: [
        ...groups.map(
          ({ title, leads }) =>
            `<h1 style="font-size: 1.125em">${html(title)}</h1>\n<ul>${leads
              .map((lead) => `<li>${link(inboxUrl(business, lead.reference), leadLine(lead, now))}</li>`)
              .join('\n')}</ul>`,
        ),
        ...notes.map(paragraph),
        `<p>${link(inboxUrl(business), 'Open the inbox')}</p>`,
      ].join('\n'),
    }),
  };
}

/** The same in one text, for where there is no mail. */
export function digestText(digest: Digest, business: Business): string {
  return `${saidIn(digest, business).subject}\n\n${textOf(digest, business)}`;
}

function textOf(digest: Digest, business: Business): string {
  const { groups, notes } = saidIn(digest, business);
  return [
    ...groups.map(({ title, leads }) =>
      [title, ...leads.map((lead) => `- ${leadLine(lead, digest.now)}: ${inboxUrl(business, lead.reference)}`)].join(
        '\n',
      ),
    ),
    ...notes,
    `${inboxUrl(business)}\n`,
  ].join('\n\n');
}

/** What a digest says, in whatever form. */
function saidIn({ leads, count, spam, dead, day, now }: Digest, business: Business) {
  const isOverdue = ({ receivedAt }: OpenLead) => answerDue(receivedAt, business.answer) < now;
  const overdue = leads.filter(isOverdue);
  const fresh = leads.filter((lead) => !isOverdue(lead));
  // The oldest are listed: if all of these are overdue, what is not listed may be as well.
  const isMore = count > leads.length && fresh.length === 0;
  return {
    subject: `${count === 1 ? '1 lead is' : `${count} leads are`} open, ${overdue.length}${isMore ? ' or more' : ''} overdue (${day})`,
    groups: [
      { title: 'Overdue', leads: overdue },
      { title: 'To be answered', leads: fresh },
    ].filter((group) => group.leads.length > 0),
    notes: [
      ...(count > leads.length ? [`More in the inbox: ${count - leads.length}.`] : []),
      ...(dead > 0 ? [`Not delivered for a day: ${dead}. They are in the inbox as well.`] : []),
      ...(spam > 0 ? [`Taken for spam in the last 24 hours: ${spam}. Have a look whether all of it is.`] : []),
    ],
  };
}

/** A lead in a line, without names. */
export function leadLine({ reference, role, programme, receivedAt }: OpenLead, now: number): string {
  return `${reference}, ${role}, ${PROGRAMMES[programme]}, ${ageText(now - receivedAt)} old`;
}

function ageText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  return hours < HOURS_A_DAY ? `${hours} h` : `${Math.floor(hours / HOURS_A_DAY)} d ${hours % HOURS_A_DAY} h`;
}
