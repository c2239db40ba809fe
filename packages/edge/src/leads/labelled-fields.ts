import type { Attribution, Touch } from '@tutoring/domain/attribution';
import { answerDue } from '@tutoring/domain/answer-time';
import { OPTIONAL_CATEGORIES } from '@tutoring/domain/consent';
import type { Lead } from '@tutoring/domain/lead';
import type { LeadAge, LeadGrade, LeadProgramme } from '@tutoring/domain/lead-limits';
import { oneLine } from '@tutoring/domain/plain-text';
import { markingUrl, promiseFor, type Business } from '../business';
import { momentText } from '@tutoring/domain/time-text';
import { knownZone, zoneName } from '../lib/time-text';
import type { OutboundLead, Review } from './outbound-lead';

/** One labelled field of a lead, for the owner to read. Its value has one line, whatever was typed. */
export type LabelledField = readonly [label: string, value: string];

export const PROGRAMMES: Readonly<Record<LeadProgramme, string>> = { ib: 'IB', ap: 'AP', unsure: 'programme not sure' };
const AGES: Partial<Record<LeadAge, string>> = { 'under-13': 'under 13', adult: '18 or older' };
const GRADES: Partial<Record<LeadGrade, string>> = { finished: 'finished school' };
const SESSION_MONTHS: Readonly<Record<string, string>> = { '05': 'May', '11': 'November' };

const REVIEWS: Readonly<Record<Review, string>> = {
  over_limit: 'far more messages than usual came in the same minute',
  too_fast: 'the sender filled in the form faster than people type',
  unchecked: 'the bot check did not run, or did not answer',
  bot_check: 'the bot check doubts that a person sent it',
};

/** The sentence that tells the owner to check a lead, and why. */
export function reviewText(review: Review): string {
  return `Check this before you answer: ${REVIEWS[review]}.`;
}

/** The lead on one line: role, programme, subjects. */
export function leadTopic({ role, programme, subjects }: Pick<Lead, 'role' | 'programme' | 'subjects'>): string {
  return [role, PROGRAMMES[programme], ...(subjects ? [oneLine(subjects)] : [])].join(', ');
}

/** All fields of a lead except the message, in English, in the order in which the owner needs them. */
export function labelledFields(outbound: OutboundLead, business: Business): LabelledField[] {
  const { payload: lead, receivedAt } = outbound;
  const { timeZone: ownZone } = business.answer;
  const zone = knownZone(lead.timeZone, lead.context.timeZone);
  const at = (instant: number, timeZone: string) =>
    `${momentText(instant, 'en', timeZone)} (${zoneName(instant, 'en', timeZone)})`;
  const [year = '', month = ''] = (lead.session ?? '').split('-');
  const network = [lead.context.country, lead.context.timeZone].filter(Boolean).join(', ');
  const fields: (readonly [string, string | undefined | 0])[] = [
    ['Reference', lead.reference],
    ['Review', lead.review && reviewText(lead.review)],
    ['Pages to mark', lead.pagesToMark && `${lead.pagesToMark} (${markingUrl(business, lead.reference)})`],
    ['Role', lead.role],
    ['Age', lead.age && (AGES[lead.age] ?? lead.age)],
    ['Name', lead.name],
    ['Email', lead.email],
    ["Parent's email", lead.guardianEmail],
    [
      'Consent',
      outbound.isMinor
        ? 'The student is under the age of consent there: a parent must agree before you answer.'
        : undefined,
    ],
    ['Programme', PROGRAMMES[lead.programme]],
    ['Subjects', lead.subjects],
    ['Question', lead.question],
    ['Grade', lead.grade && (GRADES[lead.grade] ?? lead.grade)],
    ['Exam session', lead.session && `${SESSION_MONTHS[month] ?? month} ${year}`],
    ['Country', lead.country],
    ['Time zone', lead.timeZone],
    // Not the current time: a retry must be the same mail, or the provider rejects it.
    ['Their time when they wrote', zone && at(receivedAt, zone)],
    ['Times that suit', lead.times?.join(', ')],
    ['News by email', lead.marketing ? 'yes' : 'no'],
    ['Language', lead.language],
    ['Page', business.siteUrl + lead.page],
    ['Received', at(receivedAt, ownZone)],
    ['Answer promised by', at(answerDue(receivedAt, promiseFor(business, Boolean(lead.pagesToMark))), ownZone)],
    ['Seen by the network', network || undefined],
    ...visits(lead.attribution),
    ['Cookies', lead.consent && consentText(lead.consent)],
  ];
  return fields.flatMap(([label, value]): LabelledField[] => (value ? [[label, oneLine(value)]] : []));
}

function visits(attribution: Attribution | undefined): [string, string][] {
  if (!attribution) return [];
  return [
    ['First visit', touchText(attribution.first)],
    ['Latest visit', touchText(attribution.last)],
  ];
}

function touchText({ landing, at, ...rest }: Touch): string {
  return [at, landing, ...Object.entries(rest).map(([name, value]) => `${name} ${value}`)].join(', ');
}

function consentText({ timestamp, region, consentMethod, version, ...choices }: NonNullable<Lead['consent']>): string {
  const given = OPTIONAL_CATEGORIES.map((category) => `${category} ${choices[category] ? 'yes' : 'no'}`);
  return [...given, `chosen ${timestamp} in the ${consentMethod}, profile ${region}, version ${version}`].join(', ');
}
