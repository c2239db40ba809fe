const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From then on a date says more than a number of days. */
const OLD_DAYS = 14;

/** How long ago something was, such as `3 hr. ago`; a date if it is weeks. @param now Milliseconds since the epoch. */
export function ageOf(iso: string, now: number, lang: string, justNow: string): string {
  const age = now - Date.parse(iso);
  if (age < MINUTE_MS) return justNow;
  const relative = new Intl.RelativeTimeFormat(lang, { style: 'short' });
  if (age < HOUR_MS) return relative.format(-Math.floor(age / MINUTE_MS), 'minute');
  if (age < DAY_MS) return relative.format(-Math.floor(age / HOUR_MS), 'hour');
  const days = Math.floor(age / DAY_MS);
  return days < OLD_DAYS ? relative.format(-days, 'day') : dayOf(iso, lang);
}

/** A day and a time by the reader's clock. */
export function momentOf(iso: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}

/** A day by the reader's clock. */
export function dayOf(iso: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(iso));
}
