import type { PageReport } from '@tutoring/domain/page-report';
import { MISSED_QUERIES_A_DAY } from '@tutoring/domain/missed-query';
import { COUNT_DAYS } from '@tutoring/domain/retention';
import type { Violation } from '@tutoring/domain/violation';
import { utcDay } from '../lib/time-text';

/** Different errors that are counted for a page each day, and as many violations. */
export const ERROR_PLACES = 8;
/** Places that are never reassigned, so that a flood of invented errors cannot displace the first ones. */
const LASTING_PLACES = 3;
const DAY_MS = 86_400_000;

type ErrorReport = Extract<PageReport, { kind: 'error' }>;
type MissedReport = Extract<PageReport, { kind: 'missed' }>;
type FormReport = Extract<PageReport, { kind: 'form' }>;
type VitalReport = Extract<PageReport, { kind: 'vital' }>;

/**
 * Adds an error or a violation to its day. A known one is counted in its place. A new one takes a free place, otherwise the
 * place with the least weight that is not lasting. It inherits that weight and adds its own count (the "space-saving"
 * algorithm), so that rare newcomers displace each other and frequent errors stay. Reads {@link ERROR_PLACES} rows and writes
 * one.
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

/**
 * Adds an error to the day's counts.
 * @returns Whether it is one of the page's first errors that day.
 */
export async function addError(db: D1Database, report: ErrorReport, now: number): Promise<boolean> {
  const row = await db
    .prepare(ADD_ERROR)
    .bind(utcDay(now), report.page, report.message, report.source, 1)
    .first<{ weight: number }>();
  return row?.weight === 1;
}

/** A violation and its page. */
export interface PageViolation extends Pick<Violation, 'type' | 'details'> {
  page: string;
}

/** A violation and how often it was reported. */
export interface CountedViolation extends PageViolation {
  times: number;
}

/**
 * Adds violations to the day's counts.
 * @returns Those that are among their page's first that day.
 */
export async function addViolations(
  db: D1Database,
  violations: readonly CountedViolation[],
  now: number,
): Promise<CountedViolation[]> {
  const rows = await db.batch<{ weight: number }>(
    violations.map(({ page, type, details, times }) =>
      db.prepare(ADD_VIOLATION).bind(utcDay(now), page, details, type, times),
    ),
  );
  return violations.filter(({ times }, at) => rows[at]?.results[0]?.weight === times);
}

export const ADD_VITAL = `
  insert into vitals (day, page, name, rating, total) values (?1, ?2, ?3, ?4, ?5)
  on conflict do update set count = count + 1, total = total + excluded.total`;

/** Adds a measurement to the day's counts. */
export async function addVital(db: D1Database, report: VitalReport, now: number): Promise<void> {
  await db.prepare(ADD_VITAL).bind(utcDay(now), report.page, report.name, report.rating, report.value).run();
}

export const ADD_FORM_STEP = `
  insert into form_steps (day, form, step, sent) values (?1, ?2, ?3, ?4)
  on conflict do update set count = count + 1`;

/** Adds a step of a form to a day: at most twelve rows. @param day `YYYY-MM-DD`. */
export async function addFormStep(db: D1Database, { form, step, sent }: FormReport, day: string): Promise<void> {
  await db.prepare(ADD_FORM_STEP).bind(day, form, step, Number(sent)).run();
}

export const ADD_MISSED = `
  insert into missed_queries (day, place, query)
    select ?1, ?2, ?3
    where exists (select 1 from missed_queries where day = ?1 and place = ?2 and query = ?3)
      or (select count(*) from missed_queries where day = ?1) < ${MISSED_QUERIES_A_DAY}
  on conflict do update set count = count + 1`;

/** Adds a query that found nothing to a day, unless the day has enough different ones. @param day `YYYY-MM-DD`. */
export async function addMissed(db: D1Database, { place, query }: MissedReport, day: string): Promise<void> {
  await db.prepare(ADD_MISSED).bind(day, place, query).run();
}

/** Deletes old counts. */
export async function purgeReports(db: D1Database, now: number): Promise<void> {
  const purge = (table: string, days: number) =>
    db.prepare(`delete from ${table} where day < ?1`).bind(utcDay(now - days * DAY_MS));
  await db.batch([
    ...['errors', 'violations', 'vitals', 'chat_days', 'missed_queries'].map((table) => purge(table, COUNT_DAYS.pages)),
    purge('form_steps', COUNT_DAYS.forms),
  ]);
}
