import { formattingTag, languageOf } from './languages';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

/**
 * The time until a day in words: "in 21 weeks", in the last week "in 5 days"; in Japanese and Korean "21 weeks left". Weeks are rounded down, so that nobody plans
 * one too many.
 * @param day `YYYY-MM-DD`, or `YYYY-MM` for the first of a month.
 * @param lang BCP 47.
 * @param now Milliseconds since the epoch.
 */
export function weeksTo(day: string, lang: string, now: number): string {
  const weeks = countWeeksTo(day, now);
  const format = new Intl.RelativeTimeFormat(formattingTag(lang));
  const words = weeks > 0 ? format.format(weeks, 'week') : format.format(daysTo(day, now), 'day');
  return asPrinted(words, lang);
}

/** Corrects what CLDR writes differently from print. */
function asPrinted(words: string, lang: string): string {
  switch (languageOf(lang)) {
    // "Within" in CLDR; the exams begin after that time.
    case 'ar':
      return words.replace('خلال', 'بعد');
    // The time that is left.
    case 'ja':
      return `あと${words.replace(/\s|後$/g, '')}`;
    case 'ko':
      return words.replace(/후$/, '남음');
    // The counter of weeks.
    case 'zh-Hant':
      return words.replace(/(\d)\s*星期/, '$1 個星期');
    default:
      return words;
  }
}

/** The whole weeks until a day, as in {@link weeksTo}. */
export function countWeeksTo(day: string, now: number): number {
  return Math.floor(daysTo(day, now) / DAYS_A_WEEK);
}

function daysTo(day: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(day) - now) / DAY_MS));
}

/** The name of a session in a language: "May 2027". */
export function sessionName(session: string, lang: string): string {
  const month = new Intl.DateTimeFormat(formattingTag(lang), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return month.format(Date.parse(`${session}-01`));
}
