import type { HoursAWeek } from './types';

/** The planner counts in half hours: its smallest slot. */
export const HALF_HOURS = 2;
/** The most hours that a day may have. */
export const MAX_HOURS_A_DAY = 12;
/** Hours a week beyond school above which we warn and offer no more: rest and sleep suffer. Our own judgement. */
export const HEAVY_WEEK_HOURS = 25;

/** Half hours of each weekday, Monday first. */
export type WeekShape = readonly number[];

/** One figure for the week is spread over six days: one stays free. */
const EVEN: WeekShape = [1, 1, 1, 1, 1, 1, 0];
/** Which weekday gets the next half hour when several have the same claim: few half hours then lie far apart. */
const TURNS = [0, 3, 5, 1, 4, 2, 6];

/** Half hours in a week as told. */
export function halfHoursOf(hours: HoursAWeek): number {
  return HALF_HOURS * (typeof hours === 'number' ? hours : hours.reduce((sum, day) => sum + day, 0));
}

/**
 * A week of `total` half hours in the proportions of the week as told. Each goes to the day with the highest claim, as
 * D'Hondt's method gives seats in parliaments, so that more hours a week are never fewer on any day; the total of the
 * week as told gives exactly that week.
 */
export function weekOf(hours: HoursAWeek, total: number): WeekShape {
  const claims = typeof hours === 'number' ? EVEN : hours;
  const shape = [0, 0, 0, 0, 0, 0, 0];
  const claim = (day: number) => {
    const has = shape[day] ?? 0;
    return has < MAX_HOURS_A_DAY * HALF_HOURS ? (claims[day] ?? 0) / (has + 1) : 0;
  };
  for (let given = 0; given < total; given += 1) {
    const next = TURNS.reduce((best, day) => (claim(day) > claim(best) ? day : best), 0);
    if (claim(next) === 0) break;
    shape[next] = (shape[next] ?? 0) + 1;
  }
  return shape;
}
