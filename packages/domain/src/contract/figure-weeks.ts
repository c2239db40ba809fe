import { instantOfWall, wallClock } from '../zone-clock';
import type { LeadStep } from './lead-limits';

/** The part of the figures' contract that their screen needs, without schemas or libraries. */

/** The periods to choose from, in weeks. */
export const FIGURE_PERIODS = [4, 12, 52] as const;
export type FigurePeriod = (typeof FIGURE_PERIODS)[number];

/** Most weeks of a period. A year can touch 54 weeks. */
export const FIGURE_WEEKS_MAX = 54;
/** Rows of a ranking, such as that of pages. The rest is added up. */
export const FIGURE_ROWS = 10;

/** The form in three steps, and the one with a single step. */
export const FORM_KINDS = ['full', 'brief'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** The steps of the form, in their order. */
export const FORM_STEPS = ['you', 'course', 'when'] as const satisfies readonly LeadStep[];

/** Days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A week that begins on Monday, or the part of it within a period. */
export interface FigureWeek {
  /** The day of its Monday, `YYYY-MM-DD`. */
  readonly monday: string;
  /** Milliseconds since the epoch. */
  readonly begins: number;
  /** The first millisecond after it. */
  readonly ends: number;
}

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** The day of an instant in a time zone (IANA), `YYYY-MM-DD`. */
export function dayAt(instant: number, timeZone: string): string {
  return dayOf(wallClock(instant, timeZone));
}

/** The last weeks up to today, the current week included. */
export function lastWeeks(weeks: number, now: number, timeZone: string): DayRange {
  const to = dayAt(now, timeZone);
  return { from: addDays(mondayOf(to), -WEEK_DAYS * (weeks - 1)), to };
}

/** The period before, of as many weeks. It ends on the same weekday, so that a week that is not over has a fair comparison. */
export function periodBefore({ from, to }: DayRange): DayRange {
  const days = -WEEK_DAYS * mondaysOf({ from, to }).length;
  return { from: addDays(from, days), to: addDays(to, days) };
}

/** The Mondays of the weeks that a period touches. */
export function mondaysOf({ from, to }: DayRange): string[] {
  const first = wallOf(mondayOf(from));
  const weeks = Math.floor((wallOf(to) - first) / (WEEK_DAYS * DAY_MS)) + 1;
  return Array.from({ length: Math.max(weeks, 0) }, (_, week) => dayOf(first + week * WEEK_DAYS * DAY_MS));
}

/** The weeks of a period in a time zone (IANA). The first and the last end with the period. */
export function weeksOf({ from, to }: DayRange, timeZone: string): FigureWeek[] {
  return mondaysOf({ from, to }).map((monday) => {
    const next = addDays(monday, WEEK_DAYS);
    const after = addDays(to, 1);
    return {
      monday,
      begins: midnight(monday < from ? from : monday, timeZone),
      ends: midnight(next < after ? next : after, timeZone),
    };
  });
}

const wallOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10);
const addDays = (day: string, days: number) => dayOf(wallOf(day) + days * DAY_MS);
const midnight = (day: string, timeZone: string) => instantOfWall(wallOf(day), timeZone);

function mondayOf(day: string): string {
  const sinceMonday = (new Date(wallOf(day)).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return addDays(day, -sinceMonday);
}
