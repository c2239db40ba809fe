import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { dateOf, dayOf, STUDY_LIMITS, type CalendarDate } from '@tutoring/domain/study-plan';
import type { Fields, ToolForm } from '../tool/fields';
import { MAX_NUMBER_LENGTH } from '../tool/number-field';
import { MAX_LADDER_LENGTH } from './ladders';

export const LEVELS = ['HL', 'SL', 'AP'] as const;
export const KINDS = ['ia', 'ee', 'tok-exhibition', 'tok-essay'] as const;
export const SPANS = ['week', 'day'] as const;
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** Per cent of the time spent on testing oneself: the steps of the slider. */
export const PRACTICE_STEP = 10;
/** Per cent of the time spent on testing oneself where nothing is said of it. */
export const PRACTICE_DEFAULT_PERCENT = 50;

/**
 * What is there in any number: the field that every such row has, the others, and how many of it there may be. The rows
 * of a form are those whose first field is there, by its number: `level1`, `level3` are two subjects.
 */
export const ROWS = {
  subject: { first: 'level', others: ['name', 'now', 'target', 'exam'], most: STUDY_LIMITS.subjects },
  off: { first: 'span', others: ['off'], most: STUDY_LIMITS.off },
  work: { first: 'kind', others: ['title', 'left', 'due'], most: STUDY_LIMITS.coursework },
} as const;
export type RowKind = keyof typeof ROWS;

/** The numbers of the rows that a form has. */
export function rowsOf(fields: Fields, row: RowKind): number[] {
  const { first, most } = ROWS[row];
  return Array.from({ length: most }, (_, index) => index + 1).filter((number) => `${first}${number}` in fields);
}

/** The number that a new row gets: behind the last, and once that is taken the first that is free. */
export function nextRow(fields: Fields, row: RowKind): number | undefined {
  const numbers = rowsOf(fields, row);
  const { most } = ROWS[row];
  const next = (numbers.at(-1) ?? 0) + 1;
  if (next <= most) return next;
  return Array.from({ length: most }, (_, index) => index + 1).find((number) => !numbers.includes(number));
}

/** The changes that take a row away. */
export function withoutRow(row: RowKind, number: number): Fields {
  return Object.fromEntries([ROWS[row].first, ...ROWS[row].others].map((name) => [`${name}${number}`, '']));
}

/** The day from which the worked example is reckoned. */
export const EXAMPLE_TODAY: CalendarDate = '2026-11-30';
/**
 * The worked example that the server writes: an invented student. Its dates are fixed, so that the server's HTML and
 * the browser's first rendering agree.
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

/** What each field takes from a link; the first is the field's name without its number. */
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
  // What is not right in these is said beside them.
  ...Object.fromEntries(['now', 'target', 'exam', 'hours', 'day', 'off', 'left', 'due'].map((name) => [name, isShort])),
};
/** How many of the fields with a number there may be. */
const NUMBERED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    Object.values(ROWS).flatMap(({ first, others, most }) => [first, ...others].map((name) => [name, most])),
  ),
  day: WEEKDAYS.length,
};

/**
 * The fields of a study plan. By number: `name1`, `level1`, `now1`, `target1`, `exam1` of a subject; `span1`, `off1` of
 * time off; `kind1`, `title1`, `left1`, `due1` of coursework; `day1` (Monday) to `day7`. Besides: `hours`, `practice`
 * (per cent of testing oneself), `ib` and `ap` (boundaries), `today` (from which it is reckoned).
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

/** A number or a day. */
function isShort(value: string): boolean {
  return value.length <= MAX_NUMBER_LENGTH;
}

function isIn(values: readonly string[]): (value: string) => boolean {
  return (value) => values.includes(value);
}

/** The day on a clock's own calendar. */
export function todayOf(clock: Date): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${clock.getFullYear()}-${two(clock.getMonth() + 1)}-${two(clock.getDate())}`;
}

/**
 * What of the example has to change so that it does not grow old: once the clock is known, the days of the example that
 * nobody has changed move on by whole weeks, into the present. The plan stays the same, as all its distances do. They
 * never move back: a day ahead is none that has grown old. What a visitor entered is never moved, nor is a plan from a
 * link or from storage: those have a `today` of their own.
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
