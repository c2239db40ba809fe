/** The language of notes if the form did not tell one. */
export const NO_LANGUAGE = 'en';

/** A language's English name. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When something is due: “due in 5 hours”, “2 days late”. @param now Milliseconds since the epoch. */
export function dueIn(iso: string, now: number): { text: string; isLate: boolean } {
  const left = Date.parse(iso) - now;
  const size = Math.abs(left);
  const [count, unit]: readonly [number, string] =
    size < HOUR_MS
      ? [Math.ceil(size / MINUTE_MS), 'minute']
      : size < DAY_MS
        ? [Math.floor(size / HOUR_MS), 'hour']
        : [Math.floor(size / DAY_MS), 'day'];
  const span = new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return left < 0 ? { text: `${span} late`, isLate: true } : { text: `due in ${span}`, isLate: false };
}

/** A time of today, or a day and a time. */
export function untilWords(iso: string): string {
  return new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(iso));
}
