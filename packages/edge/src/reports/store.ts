import type { PageReport } from '@tutoring/domain/page-report';
import type { Violation } from '@tutoring/domain/violation';
import { dayOf } from '../lib/time-text';

/** Places a page has each day for what failed on it, and as many for what it tried and may not do. */
export const ERROR_PLACES = 8;
/** Of these, how many are never given away again: what failed before a flood of inventions stays. */
const LASTING_PLACES = 3;
/** Days for which counts are kept. */
const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

type ErrorReport = Extract<PageReport, { kind: 'error' }>;
type VitalReport = Extract<PageReport, { kind: 'vital' }>;

/**
 * Adds an error, or a violation, to its day. One that has a place is counted there. A new one takes a free place; if
 * there is none, that of the least weight among those that are not lasting. It inherits the weight and
 * adds its own number (the "space-saving" algorithm), so that newcomers displace each other in turn, and what is
 * heard of often stays. Reads {@link ERROR_PLACES} rows and writes one, however many there are.
 */
const addTo = (table: 'errors' | 'violations') => `
  with places (place) as (values ${Array.from({ length: ERROR_PLACES }, (_, place) => `(${place})`).join(', ')}),
  chosen as (
    select places.place from places
    left join ${table} as known on known.day = ?1 and known.page = ?2 and known.place = places.place
    where known.place is null or places.place >= ${LASTING_PLACES} or (known.message = ?3 and known.source = ?4)
    order by known.message is ?3 and known.source is ?4 desc, known.place is not null, known.weight, places.place
    limit 1
  )
  insert into ${table} (day, page, place, message, source, count, weight)
    select ?1, ?2, place, ?3, ?4, ?5, ?5 from chosen where true
  on conflict do update set
    count = case when message = excluded.message and source = excluded.source then count + ?5 else ?5 end,
    weight = weight + ?5,
    message = excluded.message,
    source = excluded.source
  returning weight`;
export const ADD_ERROR = addTo('errors');
export const ADD_VIOLATION = addTo('violations');

/** Adds an error to its day's. Tells whether it was given a free place: the first ones of its page on that day. */
export async function addError(db: D1Database, report: ErrorReport, now: number): Promise<boolean> {
  const row = await db
    .prepare(ADD_ERROR)
    .bind(dayOf(now), report.page, report.message, report.source, 1)
    .first<{ weight: number }>();
  return row?.weight === 1;
}

/** A violation and the page of the site that it is counted for. */
export interface PageViolation extends Pick<Violation, 'type' | 'details'> {
  page: string;
}

/** A violation of a page, and how often it was reported. */
export interface CountedViolation extends PageViolation {
  times: number;
}

/** Adds violations to their day's. Gives those that were given a free place. */
export async function addViolations(
  db: D1Database,
  violations: readonly CountedViolation[],
  now: number,
): Promise<CountedViolation[]> {
  const rows = await db.batch<{ weight: number }>(
    violations.map(({ page, type, details, times }) =>
      db.prepare(ADD_VIOLATION).bind(dayOf(now), page, details, type, times),
    ),
  );
  return violations.filter(({ times }, at) => rows[at]?.results[0]?.weight === times);
}

export const ADD_VITAL = `
  insert into vitals (day, page, name, rating, total) values (?1, ?2, ?3, ?4, ?5)
  on conflict do update set count = count + 1, total = total + excluded.total`;

/** Adds a measure to its day's. */
export async function addVital(db: D1Database, report: VitalReport, now: number): Promise<void> {
  await db.prepare(ADD_VITAL).bind(dayOf(now), report.page, report.name, report.rating, report.value).run();
}

/** Forgets the counts of days long past. */
export async function forgetOldReports(db: D1Database, now: number): Promise<void> {
  const first = dayOf(now - REPORT_DAYS * DAY_MS);
  await db.batch(
    ['errors', 'violations', 'vitals', 'chat_days'].map((table) =>
      db.prepare(`delete from ${table} where day < ?1`).bind(first),
    ),
  );
}
