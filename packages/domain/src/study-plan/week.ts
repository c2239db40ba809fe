import type { HoursAWeek } from './types';

/** Half hours per hour. The planner counts in half hours, its smallest slot. */
export const HALF_HOURS = 2;
/** The maximum hours of a day. */
export const MAX_HOURS_A_DAY = 12;
/** Above this number of hours a week beside school we warn, and suggest no more, because sleep and rest suffer. Our own judgement. */
export const HEAVY_WEEK_HOURS = 25;

/** Half hours of each weekday, Monday first. */
export type WeekShape = readonly number[];

/** A single number for the week is spread over six days. Sunday stays free. */
const EVEN: WeekShape = [1, 1, 1, 1, 1, 1, 0];
/** The order of weekdays with equal claims. It puts consecutive half hours on days that are far apart. */
const TURNS = [0, 3, 5, 1, 4, 2, 6];

/** The half hours of a week. */
export function halfHoursOf(hours: HoursAWeek): number {
  return HALF_HOURS * (typeof hours === 'number' ? hours : hours.reduce((sum, day) => sum + day, 0));
}

/**
 * A week of `total` half hours, in the proportions of `hours`. Half hours are allocated by the D'Hondt method, so more
 * hours a week never mean fewer hours on a day. If `total` is the total of `hours`, the result is exactly that week.
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
