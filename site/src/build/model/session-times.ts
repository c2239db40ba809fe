import { onOtherClock, type OtherClock } from '@tutoring/domain/session-times';
import { clockRange, clockTime, dayRange, rangeText } from '@tutoring/domain/time-text';
import type { Region } from '../content/data';
import { addDays, BUSINESS_ZONE, SUMMER_MONDAY, WINTER_MONDAY } from './calendar';

/** One row of a table of session times, formatted for the page's language. */
export interface SessionTimesRow {
  days: string;
  local: string;
  torontoWinter: string;
  torontoSummer: string;
}

/** When sessions take place somewhere, on the local clock. */
export type Windows = Pick<Region, 'zone' | 'windows'>;

/** Formats session windows as rows, in the language of `lang`. */
export function rowsOf(
  { zone, windows }: Windows,
  lang: string,
  shifted: { dayBefore: string; dayAfter: string },
): SessionTimesRow[] {
  return windows.map(({ days, from, to }) => {
    const on = (monday: string) => {
      const date = addDays(monday, (days[0] ?? 1) - 1);
      const there = [from, to].map((time) => onOtherClock(date, time, zone, BUSINESS_ZONE)) as [OtherClock, OtherClock];
      const patternOf = (dayShift: number) =>
        dayShift === 0 ? '{time}' : dayShift < 0 ? shifted.dayBefore : shifted.dayAfter;
      if (there[0].dayShift === there[1].dayShift)
        return patternOf(there[0].dayShift).replace('{time}', clockRange(there[0].time, there[1].time, lang));
      const [start, end] = there.map(({ time, dayShift }) =>
        patternOf(dayShift).replace('{time}', clockTime(time, lang)),
      );
      return rangeText(start ?? '', end ?? '', lang);
    };
    return {
      days: dayRange(days, lang),
      local: clockRange(from, to, lang),
      torontoWinter: on(WINTER_MONDAY),
      torontoSummer: on(SUMMER_MONDAY),
    };
  });
}
