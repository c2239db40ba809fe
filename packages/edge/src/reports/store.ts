import type { PageReport } from '@tutoring/domain/page-report';

/** Kinds of reports kept of one day. Whoever invents pages and errors fills a day, not the database. */
const MAX_ROWS_A_DAY = 5000;
/** Days for which counts are kept. */
export const REPORT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Adds a report to its day's counts. Tells whether it is the first of its kind on that day. */
export async function addReport(db: D1Database, report: PageReport, now: number): Promise<boolean> {
  const [name, detail, total] =
    report.kind === 'error' ? [report.message, report.source, 0] : [report.name, report.rating, report.value];
  const row = await db
    .prepare(
      `insert into page_reports (day, kind, page, name, detail, total)
       select ?1, ?2, ?3, ?4, ?5, ?6 where (select count(*) from page_reports where day = ?1) < ?7
       on conflict do update set count = count + 1, total = total + excluded.total
       returning count`,
    )
    .bind(dayOf(now), report.kind, report.page, name, detail, total, MAX_ROWS_A_DAY)
    .first<{ count: number }>();
  return row?.count === 1;
}

/** Forgets the counts of days long past. */
export async function forgetOldReports(db: D1Database, now: number): Promise<void> {
  await db
    .prepare('delete from page_reports where day < ?1')
    .bind(dayOf(now - REPORT_DAYS * DAY_MS))
    .run();
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);
