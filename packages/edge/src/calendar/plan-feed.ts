import { CALENDAR_MESSAGES } from '@tutoring/domain/calendar-messages';
import { calendarFile } from '@tutoring/domain/icalendar';
import { addressIn } from '@tutoring/domain/languages';
import type { Context } from 'hono';
import { business } from '../business';
import type { Env } from '../env';
import { notFound } from '../pages/not-found';
import { CALENDAR_TYPE, REFRESH_HOURS } from './feed';
import { sequenceOf } from './plan-events';
import { planOf } from './plan-store';

/** The planner's page. */
const PLANNER = '/tools/premium-study-hours-estimator';
const FILE = /^([0-9a-f]{32})\.ics$/;
/** Digits of the calendar's id in its events' ids: two plans in one calendar program have different events. */
const ID_DIGITS = 12;

/** The path of a plan's feed. */
export const planFeedPath = (id: string) => `/calendar/plan/${id}.ics`;

/** `GET /calendar/plan/<id>.ics`: a stored plan. Each event links to the planner, which ticks it off. */
export async function planFeed(c: Context<{ Bindings: Env }>): Promise<Response> {
  const [, id] = FILE.exec(c.req.param('file') ?? '') ?? [];
  const plan = id === undefined ? undefined : await planOf(c.env.REPORTS, id);
  if (!id || !plan) return notFound(c);
  const messages = CALENDAR_MESSAGES[plan.language];
  const planner = `${business.siteUrl}${addressIn(PLANNER, plan.language)}`;
  const text = calendarFile({
    domain: new URL(business.siteUrl).hostname,
    product: 'Study plan',
    name: messages.plan,
    about: messages.planAbout.replace('{brand}', () => business.name),
    source: `${business.siteUrl}${planFeedPath(id)}`,
    url: planner,
    refreshHours: REFRESH_HOURS.plan,
    events: plan.events.map((event) => ({
      uid: `${event.id}-${id.slice(0, ID_DIGITS)}`,
      stamp: event.changed,
      sequence: sequenceOf(event),
      start: event.day,
      summary: event.title ?? messages.gone,
      ...(event.title === undefined
        ? { status: 'CANCELLED' as const }
        : { status: 'CONFIRMED' as const, url: `${planner}#plan-done=${event.id}` }),
    })),
  });
  return c.body(text, 200, {
    'Content-Type': CALENDAR_TYPE,
    // One person's: no cache but their own keeps it, and that one asks each time.
    'Cache-Control': 'private, no-cache',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
}
