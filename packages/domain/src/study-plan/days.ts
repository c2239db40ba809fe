/** A day on the visitor's calendar, `YYYY-MM-DD`. It has no time or time zone, so clock changes do not affect it. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;
const WEEK = /^(\d{4})-W(\d{2})$/;

/** Days since 1 January 1970; `undefined` if the date does not exist. */
export function dayOf(date: CalendarDate): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  const day = Date.parse(`${date}T00:00:00Z`) / DAY_MS;
  // Some engines parse 30 February as 2 March.
  return Number.isInteger(day) && dateOf(day) === date ? day : undefined;
}

/** The inverse of {@link dayOf}. */
export function dateOf(day: number): CalendarDate {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The weekday of a day number: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: number): number {
  // Day 0, 1 January 1970, was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** The Monday of the week of a day number. */
export function mondayOf(day: number): number {
  return day - weekdayOf(day);
}

/** The Monday of an ISO week such as `2026-W53`, as a day number; `undefined` if its year has no such week. */
export function mondayOfIsoWeek(week: string): number | undefined {
  const [, year, number] = WEEK.exec(week) ?? [];
  // 4 January is always in week 1.
  const fourth = year === undefined ? undefined : dayOf(`${year}-01-04`);
  if (fourth === undefined) return undefined;
  const monday = mondayOf(fourth) + (Number(number) - 1) * 7;
  return isoWeekOf(monday) === week ? monday : undefined;
}

/** The ISO week of a day number, such as `2026-W53`. */
export function isoWeekOf(day: number): string {
  // ISO 8601: a week belongs to the year of its Thursday.
  const thursday = mondayOf(day) + 3;
  const year = dateOf(thursday).slice(0, 4);
  const first = Date.parse(`${year}-01-01T00:00:00Z`) / DAY_MS;
  const number = Math.floor((thursday - first) / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** The first and the last day of a range such as `2026-12-19/2027-01-03`, as day numbers; `undefined` if it is none. */
export function rangeOf(range: string): readonly [first: number, last: number] | undefined {
  const [first, last] = range.split('/', 2).map(dayOf);
  return range.split('/').length !== 2 || first === undefined || last === undefined ? undefined : [first, last];
}
