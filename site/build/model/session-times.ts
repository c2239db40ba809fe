import { onOtherClock } from '@tutoring/domain/session-times';
import type { SessionTimesRow } from '../../src/contract/page';
import { addDays, BUSINESS_ZONE, SUMMER_MONDAY, WINTER_MONDAY } from './calendar';
import type { Region } from '../read/data';

/** When lessons take place somewhere, on its own clock. */
export type Windows = Pick<Region, 'zone' | 'windows'>;

/** Lesson windows as rows to read, in the language of `lang`. */
export function sessionTimes(
  { zone, windows }: Windows,
  lang: string,
  shifted: { dayBefore: string; dayAfter: string },
): SessionTimesRow[] {
  return windows.map(({ days, from, to }) => {
    const on = (monday: string) => {
      const date = addDays(monday, (days[0] ?? 1) - 1);
      const [start, end] = [from, to].map((time) => {
        const there = onOtherClock(date, time, zone, BUSINESS_ZONE);
        if (there.dayShift === 0) return there.time;
        return (there.dayShift < 0 ? shifted.dayBefore : shifted.dayAfter).replace('{time}', there.time);
      });
      return `${start} – ${end}`;
    };
    return {
      days: dayNames(days, lang),
      local: `${from} – ${to}`,
      torontoWinter: on(WINTER_MONDAY),
      torontoSummer: on(SUMMER_MONDAY),
    };
  });
}

/** `[1, 2, 3]` as "Mon – Wed". The days of a window follow each other. */
function dayNames(days: readonly number[], lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => format.format(new Date(addDays(WINTER_MONDAY, day - 1)));
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1];
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}
