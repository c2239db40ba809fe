import { formattingTag } from './languages';

const WEEK_MS = 7 * 86_400_000;

/**
 * How long it is to an exam session, in words: "in 23 weeks".
 * @param session The year and month in which it begins, such as `2027-05`: the days are the exam bodies' to say.
 * @param lang BCP 47.
 * @param now Milliseconds since the epoch.
 */
export function weeksTo(session: string, lang: string, now: number): string {
  return new Intl.RelativeTimeFormat(formattingTag(lang)).format(countWeeksTo(session, now), 'week');
}

/** The number behind {@link weeksTo}. */
export function countWeeksTo(session: string, now: number): number {
  return Math.max(0, Math.round((Date.parse(`${session}-01`) - now) / WEEK_MS));
}

/** A session as the language names its month: "May 2027". */
export function sessionName(session: string, lang: string): string {
  const month = new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return month.format(Date.parse(`${session}-01`));
}
