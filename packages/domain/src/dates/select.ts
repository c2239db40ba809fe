import type { DateTexts, KeyDate } from './types';

/** Whose dates to select. What is missing does not limit the selection, except {@link DateChoice.regions}. */
export interface DateChoice {
  programme?: KeyDate['programme'];
  /** Ids of courses: dates of other courses are left out, dates of all courses stay. */
  courses?: readonly string[] | undefined;
  /** Codes of regions: dates of other regions are left out. `all` keeps every region's. @default none */
  regions?: readonly string[] | 'all' | undefined;
  session?: string | undefined;
  /** `YYYY-MM-DD`: dates that ended before are left out. */
  from?: string | undefined;
}

/** Selects dates, earliest first. It keeps cancelled ones, because calendars must hear of them. */
export function datesFor(dates: readonly KeyDate[], choice: DateChoice = {}): KeyDate[] {
  const { programme, courses, regions = [], session, from = '' } = choice;
  return dates
    .filter(
      (date) =>
        holds(date.programme, programme) &&
        holds(date.session, session) &&
        shares(date.courses, courses) &&
        (regions === 'all' || shares(date.regions, regions)) &&
        lastDayOf(date) >= from,
    )
    .sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'));
}

/** The day on which a date ends. */
export function lastDayOf({ day, until = day }: Pick<KeyDate, 'day' | 'until'>): string {
  return until;
}

/** The name of a date in the language of the texts. */
export function dateName({ name, subject = '' }: Pick<KeyDate, 'name' | 'subject'>, texts: DateTexts): string {
  return (texts[name] ?? name).replaceAll('{subject}', subject);
}

const DAY_MS = 86_400_000;
const FIRST_CHANGE = Date.UTC(2026, 0, 1);

/** How often a date may have changed, for calendars: a number that rises with each change of a date. */
export function dateSequence({ changed }: Pick<KeyDate, 'changed'>): number {
  return Math.round((Date.parse(changed) - FIRST_CHANGE) / DAY_MS);
}

/**
 * The first exam day of a session, or the session's month if no exam of it is known.
 * @param session Year and month of the session, such as `2027-05`.
 */
export function firstExamDay(dates: readonly KeyDate[], programme: 'IB' | 'AP', session: string): string {
  const exam = datesFor(dates, { programme, session }).find(
    ({ kind, status }) => kind === 'exam' && status !== 'cancelled',
  );
  return exam?.day ?? session;
}

const holds = (own: string | undefined, wanted: string | undefined) =>
  own === undefined || wanted === undefined || own === wanted;

const shares = (own: readonly string[] | undefined, wanted: readonly string[] | undefined) =>
  own === undefined || wanted === undefined || own.some((one) => wanted.includes(one));

const orderOf = ({ day, time = '', sitting, id }: KeyDate) => `${day} ${time} ${sitting ?? 0} ${id}`;
