import { answerDue } from '@tutoring/domain/answer-time';
import { calendarFile } from '@tutoring/domain/icalendar';
import { LEAD_MESSAGES } from '@tutoring/domain/lead-messages';
import { referencePattern } from '@tutoring/domain/lead-limits';
import type { Context } from 'hono';
import { business, promiseFor } from '../business';
import type { Env } from '../env';
import { leadSummary } from '../leads/summary';
import { notFound } from './not-found';

/** The event's length in minutes. */
const MINUTES = 15;

/** `GET /thanks/reminder.ics?reference=…`: a calendar event at the time by which an answer is promised. */
export async function reminder(c: Context<{ Bindings: Env }>): Promise<Response> {
  const reference = c.req.query('reference') ?? '';
  const lead = referencePattern.test(reference) ? await leadSummary(c.env.DB, reference) : undefined;
  if (!lead) return notFound(c);
  const messages = LEAD_MESSAGES[lead.language];
  const due = answerDue(lead.receivedAt, promiseFor(business, lead.hasPages));
  const { hostname } = new URL(business.siteUrl);
  const title = messages.reminderTitle.replace('{brand}', () => business.name);
  const file = calendarFile({
    domain: hostname,
    product: 'Reminder',
    events: [
      {
        uid: reference,
        stamp: lead.receivedAt,
        start: due,
        minutes: MINUTES,
        summary: `${title} (${reference})`,
        description: messages.spam,
      },
    ],
  });
  return c.body(file, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${reference}.ics"`,
    'Cache-Control': 'no-store',
  });
}
