import { CALENDAR_MESSAGES } from '@tutoring/domain/calendar-messages';
import { datesFeedPath, datesFor, type DateTexts, type KeyDate } from '@tutoring/domain/dates';
import { calendarFile } from '@tutoring/domain/icalendar';
import { addressIn, type Language } from '@tutoring/domain/languages';
import type { Context } from 'hono';
import { business } from '../business';
import generated from '../generated/dates.json';
import { eventOf } from './dates-events';
import { readDatesQuery } from './dates-query';
import { CALENDAR_TYPE, REFRESH_HOURS } from './feed';

const { dates, texts } = generated as unknown as { dates: KeyDate[]; texts: Record<Language, DateTexts> };

/** The page about the dates. */
const DATES_PAGE = '/dates';
const DAY_MS = 86_400_000;
/** Days for which past dates stay: a date does not disappear from a phone on the day after it. */
const PAST_DAYS = 180;

const every = (of: (date: KeyDate) => readonly (string | undefined)[]) =>
  [...new Set(dates.flatMap(of))].filter((value) => value !== undefined).sort();
const KNOWN = {
  regions: every(({ regions = [] }) => regions),
  courses: every(({ courses = [] }) => courses),
  sessions: every(({ session }) => [session]),
};

/** `GET /calendar/dates.ics?programme=…&region=…&courses=…`: exam dates and deadlines. Nothing is stored about who asks. */
export function datesFeed(c: Context): Response {
  const wanted = readDatesQuery(new URL(c.req.url).searchParams, KNOWN);
  if ('error' in wanted) return c.json(wanted, 400);
  const { language, zone } = wanted;
  const messages = CALENDAR_MESSAGES[language];
  const url = business.siteUrl + addressIn(DATES_PAGE, language);
  const from = new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const saying = { language, messages, texts: texts[language], zone, url };
  const text = calendarFile({
    domain: new URL(business.siteUrl).hostname,
    product: 'Dates',
    name: messages.dates,
    about: messages.datesAbout.replace('{brand}', () => business.name),
    source: business.siteUrl + datesFeedPath(wanted),
    url,
    refreshHours: REFRESH_HOURS.dates,
    events: datesFor(dates, { ...wanted, from }).map((date) => eventOf(date, saying)),
  });
  return c.body(text, 200, { 'Content-Type': CALENDAR_TYPE, 'X-Robots-Tag': 'noindex' });
}
