import type { Compared, DayRange } from '@tutoring/domain/figures';

const LANG = 'en';
const number = new Intl.NumberFormat(LANG);
const signed = new Intl.NumberFormat(LANG, { signDisplay: 'exceptZero' });
const percent = new Intl.NumberFormat(LANG, { style: 'percent' });
const shortDay = new Intl.DateTimeFormat(LANG, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat(LANG, { dateStyle: 'medium', timeZone: 'UTC' });
const languages = new Intl.DisplayNames(LANG, { type: 'language' });

const HOUR = 60;
const DAY = 24 * HOUR;
/** From then on the next larger unit says enough. */
const TWO = 2;

export const numberText = (value: number) => number.format(value);

/** A day, such as `Nov 2`. @param day `YYYY-MM-DD`. */
export const dayText = (day: string) => shortDay.format(new Date(day));

/** A range of days, such as `Nov 2 – 29, 2026`. */
export const rangeText = ({ from, to }: DayRange) => longDay.formatRange(new Date(from), new Date(to));

/** The difference to the period before, such as `+4`. */
export const changeText = ({ now, before }: Compared) => signed.format(now - before);

/** A share; empty if there is nothing to share. */
export const shareText = (part: number, whole: number) => (whole > 0 ? percent.format(part / whole) : '');

/** A duration in its largest units, such as `3 h 20 min` or `2 days`. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes < TWO * DAY) {
    const rest = minutes % HOUR;
    const hours = `${Math.floor(minutes / HOUR)} h`;
    return rest === 0 || minutes >= DAY ? hours : `${hours} ${rest} min`;
  }
  return `${numberText(Math.round(minutes / DAY))} days`;
}

/** The name of a language of the form. */
export const languageText = (tag: string | null) => (tag === null ? 'Not known' : (languages.of(tag) ?? tag));

/** How a visitor came. */
export function sourceText(source: string | null): string {
  if (source === null) return 'Not known';
  return source || 'Direct';
}

const STATUSES: Readonly<Record<string, string>> = { new: 'New', answered: 'Answered', booked: 'Booked' };

export const statusText = (status: string | null) => STATUSES[status ?? ''] ?? status ?? 'Not known';
