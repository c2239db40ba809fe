import { CALENDAR_MESSAGES } from '@tutoring/domain/calendar-messages';
import { dateName, datesFor, lastDayOf, type DateKind, type DateTexts, type KeyDate } from '@tutoring/domain/dates';
import { corePoints, MAX_POINTS, type CoreLetter } from '@tutoring/domain/ib-diploma';
import { formattingTag, type Language } from '@tutoring/domain/languages';
import { fold } from '@tutoring/domain/search';
import generatedDates from '../generated/dates.json';

const { dates, texts } = generatedDates as unknown as { dates: KeyDate[]; texts: Record<Language, DateTexts> };

/** Most dates of one result. */
const DATES_MAX = 3;

/** Which dates are wanted. */
export interface WantedDates {
  programme?: 'IB' | 'AP' | undefined;
  kind?: DateKind | undefined;
  /** A part of the subject's English name, such as `Chemistry`. */
  subject?: string | undefined;
}

/** The next dates, each as a sentence with its name and day. A date that nobody has confirmed says so. */
export function nextDates({ programme, kind, subject = '' }: WantedDates, language: Language, now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const format = new Intl.DateTimeFormat(formattingTag(language), { dateStyle: 'long', timeZone: 'UTC' });
  return datesFor(dates, { programme, from: today })
    .filter((date) => date.status !== 'cancelled' && (!kind || date.kind === kind))
    .filter((date) => fold(date.subject ?? '').includes(fold(subject)))
    .slice(0, DATES_MAX)
    .map((date) => {
      const name = dateName(date, texts[language]);
      const title = date.status === 'expected' ? CALENDAR_MESSAGES[language].expected : '{name}';
      const day = format.formatRange(new Date(date.day), new Date(lastDayOf(date)));
      return `${title.replace('{name}', () => name)} – ${day}`;
    });
}

/**
 * The points of an IB Diploma, with those of the core last: `7 + 6 + 5 + 5 + 6 + 6 + 2 = 37 / 45`. `undefined` with an E, with
 * which no Diploma is awarded.
 */
export function pointsOf(grades: readonly number[], tok: CoreLetter, essay: CoreLetter): string | undefined {
  const { points, failing } = corePoints(tok, essay);
  if (failing) return undefined;
  const all = [...grades, points];
  return `${all.join(' + ')} = ${all.reduce((sum, one) => sum + one, 0)} / ${MAX_POINTS}`;
}
