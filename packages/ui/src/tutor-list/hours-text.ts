import { languageOf, type Language } from '@tutoring/domain/languages';
import type { SessionWindow } from '@tutoring/domain/session-times';
import { clockRange, clockTime, dayRange, rangeText } from '@tutoring/domain/time-text';

/** Between days and times, where it is no comma. */
const SEPARATORS: Partial<Record<Language, string>> = { ar: '، ', ja: ' ', ko: ' ', 'zh-Hans': ' ', 'zh-Hant': ' ' };

/**
 * Weekly hours in a line: `Mon – Fri, 16:00 – 21:00`.
 * @param lang BCP 47.
 */
export function hoursText({ days, from, to }: SessionWindow, lang: string): string {
  // `formatRange` of `Intl` may refuse hours that end on the next day.
  const times = from < to ? clockRange(from, to, lang) : rangeText(clockTime(from, lang), clockTime(to, lang), lang);
  return `${dayRange(days, lang)}${SEPARATORS[languageOf(lang)] ?? ', '}${times}`;
}
