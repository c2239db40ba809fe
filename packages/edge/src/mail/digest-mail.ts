import { answerDue } from '@tutoring/domain/answer-time';
import type { LeadProgramme, LeadRole } from '@tutoring/domain/lead-limits';
import { inboxUrl, promiseFor, type Business } from '../business';
import { PROGRAMMES } from '../leads/labelled-fields';
import { html, link, mailDocument, paragraph } from './html';
import type { Mail } from './mailer';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** A lead without an answer. */
export interface OpenLead {
  reference: string;
  role: LeadRole;
  programme: LeadProgramme;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  /** 1 if it has pages to mark. */
  hasPages: 0 | 1;
}

/** The content of the daily digest. */
export interface Digest {
  /** The oldest first; may be only some of them. */
  leads: readonly OpenLead[];
  /** The number of open leads. */
  count: number;
  /** Leads marked as spam in the last 24 hours. */
  spam: number;
  dead: number;
  /** Marked pages whose mail waits too long. */
  unmailed: number;
  /** `YYYY-MM-DD`, in the business's time zone. */
  day: string;
  now: number;
}

/** The daily mail about open leads. It has no names, because it stays when a person is forgotten. */
export function digestMail(digest: Digest, to: readonly string[], business: Business): Mail {
  const { day, now } = digest;
  const { subject, groups, notes } = digestParts(digest, business);
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

/** The digest as plain text, for a webhook. */
export function digestText(digest: Digest, business: Business): string {
  return `${digestParts(digest, business).subject}\n\n${textOf(digest, business)}`;
}

function textOf(digest: Digest, business: Business): string {
  const { groups, notes } = digestParts(digest, business);
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

/** The parts of a digest, for mail and text. */
function digestParts({ leads, count, spam, dead, unmailed, day, now }: Digest, business: Business) {
  const isOverdue = ({ receivedAt, hasPages }: OpenLead) =>
    answerDue(receivedAt, promiseFor(business, hasPages === 1)) < now;
  const overdue = leads.filter(isOverdue);
  const fresh = leads.filter((lead) => !isOverdue(lead));
  // The oldest leads are listed. If all of them are overdue, others may be too.
  const isMore = count > leads.length && fresh.length === 0;
  return {
    subject: `${count === 1 ? '1 lead is' : `${count} leads are`} open, ${overdue.length}${isMore ? ' or more' : ''} overdue (${day})`,
    groups: [
      { title: 'Overdue', leads: overdue },
      { title: 'To answer', leads: fresh },
    ].filter((group) => group.leads.length > 0),
    notes: [
      ...(count > leads.length ? [`More in the inbox: ${count - leads.length}.`] : []),
      ...(dead > 0 ? [`Not delivered for a day: ${dead}. You can read them in the inbox.`] : []),
      ...(unmailed > 0
        ? [`Marked pages whose mail has not gone out: ${unmailed}. The desk says why, under Marking.`]
        : []),
      ...(spam > 0 ? [`Marked as spam in the last 24 hours: ${spam}. Please check that it all is.`] : []),
    ],
  };
}

/** A lead on one line, without names. */
export function leadLine({ reference, role, programme, receivedAt }: OpenLead, now: number): string {
  return `${reference}, ${role}, ${PROGRAMMES[programme]}, ${ageText(now - receivedAt)} old`;
}

function ageText(ms: number): string {
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  return hours < HOURS_A_DAY ? `${hours} h` : `${Math.floor(hours / HOURS_A_DAY)} d ${hours % HOURS_A_DAY} h`;
}
