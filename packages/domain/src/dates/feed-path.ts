import type { Language } from '../languages';

/** Whose dates a feed has, and how it says them. What is missing does not limit it, except {@link DatesFeed.regions}. */
export interface DatesFeed {
  programme?: 'IB' | 'AP' | undefined;
  /** Ids of courses, such as `ap-chemistry`. */
  courses?: readonly string[] | undefined;
  /** Codes of regions whose own dates the feed has too. @default none */
  regions?: readonly string[] | undefined;
  /** The exam session, such as `2027-05`. */
  session?: string | undefined;
  /** The time zone in which AP exams are written (IANA). Without it they are whole days. */
  zone?: string | undefined;
  language: Language;
}

/** The path of the feed of dates, for calendars to subscribe to. Everything that the feed knows of its reader is in it. */
export function datesFeedPath({ programme, courses = [], regions = [], session, zone, language }: DatesFeed): string {
  const parameters = [
    ['programme', programme?.toLowerCase()],
    ['region', regions.join(',')],
    ['courses', courses.join(',')],
    ['session', session],
    ['zone', zone],
    ['lang', language === 'en' ? undefined : language.toLowerCase()],
  ].filter((entry): entry is [string, string] => !!entry[1]);
  const query = parameters
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return `/calendar/dates.ics${query && `?${query}`}`;
}
