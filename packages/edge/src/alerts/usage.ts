import type { Env } from '../env';
import { utcDay } from '../lib/time-text';
import { STORAGE_TEST_ROWS } from './storage-test';
import type { Alert } from './alert';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Minutes between two checks. */
const LOOK_MINUTES = 10;
/** The share of a limit at which the owner is warned. */
export const WARN_FROM = 0.8;

/** The limits of a Cloudflare plan (`/d1/platform/limits` and `/d1/platform/pricing` of its documentation, November 2026). */
export interface Plan {
  /** Bytes of one database. */
  databaseBytes: number;
  /** Rows that all databases may write in a day (UTC). For the paid plan, a thirtieth of the month's rows. */
  dayRows: number;
}

export const PLANS = {
  free: { databaseBytes: 500_000_000, dayRows: 100_000 },
  paid: { databaseBytes: 10_000_000_000, dayRows: Math.floor(50_000_000 / 30) },
} as const satisfies Record<string, Plan>;

/** The configured plan. Without one the free plan: a warning that comes too early says how to change it. */
export function planOf({ WORKERS_PLAN }: Pick<Env, 'WORKERS_PLAN'>): Plan {
  return WORKERS_PLAN === 'paid' ? PLANS.paid : PLANS.free;
}

/** Usage so far. */
export interface Usage {
  /** Bytes of the leads' database. */
  leadBytes: number;
  /** Bytes of the reports' database. */
  reportBytes: number;
  /** Estimated rows written today (UTC). */
  dayRows: number;
}

/** Rows that a lead writes until it is deleted, with index entries and room for retries (rows-written.test.ts checks it). */
export const LEAD_ROWS = 35;

/** Whether to check in this minute: a check reads all of the day's report counts. */
export function isUsageDue(now: number): boolean {
  return Math.floor(now / MINUTE_MS) % LOOK_MINUTES === 0;
}

/**
 * Reads the usage. Cloudflare tells a Worker the size of a database, but not the rows written. They are estimated from what
 * was stored today and from the cron's own writes, without the inbox's few.
 */
export async function readUsage(env: Env, now: number, leadBytes: number): Promise<Usage> {
  const midnight = now - (now % DAY_MS);
  const leads = await env.DB.prepare(LEADS_OF_DAY).bind(midnight).first<number>('leads');
  const reports = await env.REPORTS.prepare(REPORTS_OF_DAY).bind(utcDay(now)).all<{ reports: number }>();
  return {
    leadBytes,
    reportBytes: reports.meta.size_after,
    dayRows: Math.round(
      (leads ?? 0) * LEAD_ROWS +
        (reports.results[0]?.reports ?? 0) +
        ((now - midnight) / MINUTE_MS) * STORAGE_TEST_ROWS,
    ),
  };
}

const LEADS_OF_DAY = 'select count(*) as leads from leads where received_at >= ?1';
/** A report writes one row. The weights of a page's places add up to its reports (reports/store.ts). */
const REPORTS_OF_DAY = `
  select (select coalesce(sum(count), 0) from vitals where day = ?1)
    + (select coalesce(sum(weight), 0) from errors where day = ?1)
    + (select coalesce(sum(weight), 0) from violations where day = ?1)
    + (select coalesce(sum(asked), 0) from chat_days where day = ?1) as reports`;

/** The alerts about usage. */
export function usageAlerts({ leadBytes, reportBytes, dayRows }: Usage, plan: Plan): Alert[] {
  const sizes = [
    ...(isNear(leadBytes, plan.databaseBytes) ? [`The database of leads has ${megabytes(leadBytes)}`] : []),
    ...(isNear(reportBytes, plan.databaseBytes) ? [`The database of reports has ${megabytes(reportBytes)}`] : []),
  ];
  return [
    ...sizes.slice(0, 1).map(() => ({
      key: 'alert-size' as const,
      text: `${sizes.join('. ')}; your plan allows ${megabytes(plan.databaseBytes)} (${HINT}). A full database stores no leads.`,
      repeatMs: DAY_MS,
    })),
    ...(isNear(dayRows, plan.dayRows)
      ? [
          {
            key: 'alert-rows' as const,
            text: `The databases have written about ${number(dayRows)} rows today; your plan allows ${number(plan.dayRows)} a day (${HINT}). On the free plan the databases then store nothing until midnight UTC.`,
            repeatMs: DAY_MS,
          },
        ]
      : []),
  ];
}

const HINT = 'WORKERS_PLAN says which plan';
const isNear = (used: number, limit: number) => used >= limit * WARN_FROM;
const number = (value: number) => value.toLocaleString('en');
const megabytes = (bytes: number) => `${number(Math.round(bytes / 1_000_000))} MB`;
