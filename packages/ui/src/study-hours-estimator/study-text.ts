import { formattingTag } from '@tutoring/domain/languages';
import {
  dateOf,
  dayOf,
  HEAVY_WEEK_HOURS,
  STUDY_RULE,
  type CalendarDate,
  type StudyChange,
  type StudyProblem,
  type StudyRequest,
  type StudySlot,
  weekdayOf,
} from '@tutoring/domain/study-plan';
import { fill } from '../lib/fill';
import { unitText } from '../lib/unit-text';
import { LADDERS } from './ladders';
import { ROWS, type RowKind } from './study-form';
import type { StudyHints } from './study-outcome';
import { doubtfulPercent, limitsOf } from './study-request';
import type { Messages } from './translation';

const DAY_MS = 86_400_000;

/** Formats hours, days and changes in the page's language. */
export type Texts = ReturnType<typeof textsOf>;

/** @param lang BCP 47. */
export function textsOf(messages: Messages, lang: string) {
  const tag = formattingTag(lang);
  const hour = (maximumFractionDigits: number) =>
    unitText(lang, { unit: 'hour', unitDisplay: 'long', maximumFractionDigits });
  const dateIn = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => format.format((dayOf(date) ?? 0) * DAY_MS);
  };
  const [long, exact] = [hour(1), hour(2)];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const factor = new Intl.NumberFormat(tag, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  const weekdayName = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  // Course names are English. In Arabic text their commas and brackets would move to the wrong side.
  const isolated = (name: string) => (lang.startsWith('ar') ? `\u2068${name}\u2069` : name);
  const dayMonth = dateIn({ day: 'numeric', month: 'long' });
  const monthYear = dateIn({ month: 'long', year: 'numeric' });

  const texts = {
    /** `2.5 hours` */
    hours: long,
    /** `2.52 hours`: the number that the formula uses. */
    exactHours: exact,
    number: (value: number) => number.format(value),
    factor: (value: number) => factor.format(value),
    /** @param share 0–1. */
    percent: (share: number) => percent.format(share),
    list: (items: readonly string[]) => list.format(items),
    /** `30 November 2026` */
    date: dateIn({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** `Nov 30, 2026` */
    shortDate: dateIn({ day: 'numeric', month: 'short', year: 'numeric' }),
    /** `November 2026`, from `2026-11`. */
    month: (month: string) => monthYear(`${month}-01`),
    /** `30 November` */
    dayMonth,
    /** `Monday, 30 November` */
    weekday: dateIn({ weekday: 'long', day: 'numeric', month: 'long' }),
    /** `Mon` to `Sun`, 1 to 7. */
    weekdayName: (day: number) => weekdayName.format((day + 3) * DAY_MS),
    /** `13 to 28 hours`, and `13 hours` if both are the same. */
    range: (low: number, high: number) =>
      low === high ? long(low) : fill(messages.range, { low: number.format(low), high: long(high) }),
    /** A name that keeps its direction inside an Arabic sentence. */
    isolated,
    /** `Chemistry, Paper 2` */
    slotName: ({ id, component }: Pick<StudySlot, 'id' | 'component'>) =>
      component === undefined ? id : `${id}, ${component}`,
    /** `Chemistry, Paper 2: 2.5 hours` */
    named: (name: string, hours: string) => fill(messages.slot, { name: isolated(name), hours }),
    change: (change: StudyChange, { off = [] }: StudyRequest): string => {
      switch (change.kind) {
        case 'more-hours':
          return fill(messages['way_more-hours'], {
            hours: long(change.hoursAWeek),
            by: number.format(change.by),
          });
        case 'more-practice':
          return fill(messages['way_more-practice'], { practice: percent.format(change.practice) });
        case 'fewer-off':
          return fill(messages['way_fewer-off'], {
            dates: list.format(off.filter((entry) => change.off.includes(entry)).map(offText)),
          });
        case 'lower-target':
          return fill(messages['way_lower-target'], {
            subject: isolated(change.subject),
            grade: String(change.grade),
          });
      }
    },
    /** The error message of a field: what is wrong, and how to fix it. */
    problem: (field: string, code: StudyProblem, { today }: StudyRequest, isAp: boolean): string => {
      const { least, most } = limitsOf(field);
      const list = { subjects: ROWS.subject.most, coursework: ROWS.work.most, off: ROWS.off.most }[field];
      const values: Partial<Record<StudyProblem, Record<string, string>>> = {
        'not-ahead': { date: texts.date(today) },
        'out-of-range': { least: number.format(least), most: number.format(most) },
        'not-half-hours': { sample: number.format(1.5) },
        'too-many': { most: number.format(list ?? 0) },
        'not-bounds': { count: number.format(LADDERS[field === 'ap' ? 'ap' : 'ib'].length) },
        'unknown-grade': { most: String(highestGrade(isAp)) },
      };
      return fill(messages[`problem_${code}`], values[code] ?? {});
    },
    /** The question about a field's text. */
    hint: (hint: StudyHints[string], text: string, isAp: boolean): string =>
      fill(messages[`hint_${hint}`], {
        percent: percent.format((doubtfulPercent(text) ?? 0) / 100),
        most: String(highestGrade(isAp)),
        hours: long(STUDY_RULE.floor),
      }),
    heavyLimit: long(HEAVY_WEEK_HOURS),
  };

  /** A day off, a range, or a week by its Monday. */
  function offText(entry: string): string {
    const [first = '', last] = entry.split('/');
    if (last !== undefined) return fill(messages.range, { low: dayMonth(first), high: dayMonth(last) });
    if (dayOf(entry) !== undefined) return dayMonth(entry);
    const [year = '', week = ''] = entry.split('-W');
    // 4 January is always in week 1.
    const near = (dayOf(`${year}-01-04`) ?? 0) + (Number(week) - 1) * 7;
    return fill(messages.weekOf, { date: dayMonth(dateOf(near - weekdayOf(near))) });
  }
  return texts;
}

function highestGrade(isAp: boolean): number {
  return LADDERS[isAp ? 'ap' : 'ib'].length + 1;
}

/** The name under which a problem of a whole list is reported. */
export const LIST_FIELD: Readonly<Record<RowKind, string>> = { subject: 'subjects', off: 'off', work: 'coursework' };
