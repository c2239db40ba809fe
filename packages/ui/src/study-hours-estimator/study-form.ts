import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { dateOf, dayOf, STUDY_LIMITS, type CalendarDate } from '@tutoring/domain/study-plan';
import type { Fields, ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH } from '../tool/number-field';
import { MAX_LADDER_LENGTH } from './ladders';

export const LEVELS = ['HL', 'SL', 'AP'] as const;
export const KINDS = ['ia', 'ee', 'tok-exhibition', 'tok-essay'] as const;
export const SPANS = ['week', 'day', 'range'] as const;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** The step of the slider for the share of self-testing, in per cent. */
export const PRACTICE_STEP = 10;
/** The default share of study time that goes to self-testing, in per cent. */
export const PRACTICE_DEFAULT_PERCENT = 50;

/**
 * The kinds of rows: the field that every row has, its other fields, and the most rows. A row exists if its first field
 * has a value: `level1` and `level3` are two subjects.
 */
export const ROWS = {
  subject: { first: 'level', others: ['name', 'now', 'target', 'exam'], most: STUDY_LIMITS.subjects },
  off: { first: 'span', others: ['off', 'until'], most: STUDY_LIMITS.off },
  work: { first: 'kind', others: ['title', 'left', 'due'], most: STUDY_LIMITS.coursework },
} as const;
export type RowKind = keyof typeof ROWS;

/** The numbers of the rows that a form has. */
export function rowsOf(fields: Fields, row: RowKind): number[] {
  const { first, most } = ROWS[row];
  return Array.from({ length: most }, (_, index) => index + 1).filter((number) => `${first}${number}` in fields);
}

/** The number of a new row: after the last one, or else the first free number; `undefined` if the list is full. */
export function nextRow(fields: Fields, row: RowKind): number | undefined {
  const numbers = rowsOf(fields, row);
  const { most } = ROWS[row];
  const next = (numbers.at(-1) ?? 0) + 1;
  if (next <= most) return next;
  return Array.from({ length: most }, (_, index) => index + 1).find((number) => !numbers.includes(number));
}

/** The changes that remove a row. */
export function withoutRow(row: RowKind, number: number): Fields {
  return Object.fromEntries([ROWS[row].first, ...ROWS[row].others].map((name) => [`${name}${number}`, '']));
}

/** The day from which the worked example is calculated. */
export const EXAMPLE_TODAY: CalendarDate = '2026-11-30';
/**
 * The worked example that the server writes: an invented student. Its dates are fixed, so that the server's HTML and
 * the first render in the browser agree.
 */
const EXAMPLE: Fields = {
  ...{ name1: 'Chemistry', level1: 'HL', now1: '58', target1: '64', exam1: '2027-05-10' },
  ...{ name2: 'History', level2: 'SL', now2: '5', target2: '6', exam2: '2027-05-05' },
  ...{ name3: 'Mathematics: Analysis and Approaches', level3: 'SL', now3: '4', target3: '5', exam3: '2027-05-12' },
  hours: '4',
  practice: '60',
  ...{ span1: 'week', off1: '2026-12-21', span2: 'week', off2: '2026-12-28' },
  ...{ kind1: 'ee', left1: '20', due1: '2027-02-15' },
  today: EXAMPLE_TODAY,
};

/** Which values a link may set, by the field's name without its number. */
const ACCEPTED: Readonly<Record<string, (value: string) => boolean>> = {
  name: (value) => value.length <= STUDY_LIMITS.name,
  title: (value) => value.length <= STUDY_LIMITS.name,
  level: isIn(LEVELS),
  kind: isIn(KINDS),
  span: isIn(SPANS),
  practice: (value) => /^\d{1,3}$/.test(value) && Number(value) <= 100,
  today: (value) => dayOf(value) !== undefined,
  ib: (value) => value.length <= MAX_LADDER_LENGTH,
  ap: (value) => value.length <= MAX_LADDER_LENGTH,
  holidays: (value) => /^[a-z-]{1,20}$/.test(value),
  // These accept any short text, because the form shows an error beside an invalid one.
  ...Object.fromEntries(
    ['now', 'target', 'exam', 'hours', 'day', 'off', 'until', 'left', 'due'].map((name) => [name, isShort]),
  ),
};
/** The highest number of each numbered field. */
const NUMBERED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.values(ROWS).flatMap(({ first, others, most }) => [first, ...others].map((name) => [name, most])),
  ),
  day: WEEKDAYS.length,
};

/**
 * The fields of a study plan. Numbered: `name1`, `level1`, `now1`, `target1`, `exam1` of a subject; `span1`, `off1`,
 * `until1` of time off; `kind1`, `title1`, `left1`, `due1` of coursework; `day1` (Monday) to `day7`. Others: `hours`, `practice`
 * (the share of self-testing in per cent), `ib` and `ap` (boundaries), `holidays` (the
 * school calendar whose holidays were filled in), `today` (the day the plan is calculated from).
 */
export const STUDY: ToolForm = {
  name: 'study',
  stores: [STORAGE_KEY.calendarExport],
  example: EXAMPLE,
  cleared: { level1: 'HL', practice: String(PRACTICE_DEFAULT_PERCENT) },
  accepts: (field, value) => {
    const [, name = '', number] = /^([a-z]+)([1-9]\d?)?$/.exec(field) ?? [];
    const most = NUMBERED[name];
    const isPlace = most === undefined ? number === undefined : Number(number) <= most;
    return isPlace && ACCEPTED[name]?.(value) === true;
  },
};

/** Whether a value is short enough for a number or a date. */
function isShort(value: string): boolean {
  return value.length <= MAX_NUMBER_LENGTH;
}

function isIn(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

/** The clock's local date. */
export function todayOf(clock: Date): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/**
 * The changes that keep the example up to date. Once the clock is known, each date of the example that the visitor has
 * not changed moves forward by whole weeks, to the present. The plan stays the same, because all distances do. Dates
 * never move back. The visitor's own dates never move, and neither does a plan from a link or from storage, because
 * those have a `today` of their own.
 */
export function exampleMoved(fields: Fields, today: CalendarDate): Fields {
  if (fields.today !== EXAMPLE_TODAY) return {};
  const number = (date = '') => dayOf(date) ?? 0;
  const distance = Math.floor((number(today) - number(EXAMPLE_TODAY)) / 7) * 7;
  if (distance <= 0) return {};
  const days = Object.entries(fields).filter(
    ([name, value]) => /^(exam|off|due)\d+$|^today$/.test(name) && value === EXAMPLE[name],
  );
  return Object.fromEntries(days.map(([name, value]) => [name, dateOf(number(value) + distance)]));
}
