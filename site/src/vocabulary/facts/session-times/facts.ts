import { clockRange, clockTime, onOtherClock, type OtherClock } from '@tutoring/domain/session-times';
import { addDays, BUSINESS_ZONE, SUMMER_MONDAY, WINTER_MONDAY } from '../../../../build/model/calendar';
import { rowOf } from '../../../../build/model/lines';
import type { Region } from '../../../../build/read/data';
import type { LookUp } from '../../word';

/** One row of a region's lesson times, ready to read in the page's language. */
export interface SessionTimesRow {
  days: string;
  local: string;
  torontoWinter: string;
  torontoSummer: string;
}

/** When lessons take place somewhere, on its own clock. */
export type Windows = Pick<Region, 'zone' | 'windows'>;

/** The lesson times of the place that the page is about. */
export const sessionTimes: LookUp<SessionTimesRow[]> = {
  find({ page: { path, lang }, tree, data, language, missing }) {
    const here =
      tree.regionAt(path) ??
      tree.regionWithoutPageAt(path) ??
      missing('It asks for lesson times, but is no region’s page.');
    return rowsOf(here, lang, data.words[language]);
  },
  textOf: (rows) =>
    rows.flatMap(({ days, local, torontoWinter, torontoSummer }) => [days, local, torontoWinter, torontoSummer]),
  linesOf: (rows, _, { words }) => [
    {
      heading: rowOf([words.timesCaption, words.timesDays, words.timesLocal, words.timesWinter, words.timesSummer]),
      lines: rows.map(({ days, local, torontoWinter, torontoSummer }) =>
        rowOf([days, local, torontoWinter, torontoSummer]),
      ),
    },
  ],
};

/** Lesson windows as rows to read, in the language of `lang`. */
export function rowsOf(
  { zone, windows }: Windows,
  lang: string,
  shifted: { dayBefore: string; dayAfter: string },
): SessionTimesRow[] {
  return windows.map(({ days, from, to }) => {
    const on = (monday: string) => {
      const date = addDays(monday, (days[0] ?? 1) - 1);
      const there = [from, to].map((time) => onOtherClock(date, time, zone, BUSINESS_ZONE)) as [OtherClock, OtherClock];
      if (there.every(({ dayShift }) => dayShift === 0)) return clockRange(there[0].time, there[1].time, lang);
      const [start, end] = there.map(({ time, dayShift }) => {
        const pattern = dayShift === 0 ? '{time}' : dayShift < 0 ? shifted.dayBefore : shifted.dayAfter;
        return pattern.replace('{time}', clockTime(time, lang));
      });
      return `${start} – ${end}`;
    };
    return {
      days: dayNames(days, lang),
      local: clockRange(from, to, lang),
      torontoWinter: on(WINTER_MONDAY),
      torontoSummer: on(SUMMER_MONDAY),
    };
  });
}

/** `[1, 2, 3]` as "Mon – Wed". The days of a window follow each other. */
export function dayNames(days: readonly number[], lang: string): string {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  const name = (day: number) => format.format(new Date(addDays(WINTER_MONDAY, day - 1)));
  const [first, last] = [days[0] ?? 1, days.at(-1) ?? 1];
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}
