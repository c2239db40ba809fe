import type { Env } from '../env';
import { dayOf } from '../lib/time-text';
import { STORAGE_TEST_ROWS } from './storage-test';
import type { Alert } from './alert';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Minutes between two looks at what is used. */
const LOOK_MINUTES = 10;
/** The part of a limit from which the owner is warned. */
export const WARN_FROM = 0.8;

/** What a plan of Cloudflare allows: `/d1/platform/limits` and `/d1/platform/pricing` of its documentation, November 2026. */
export interface Plan {
  /** Bytes of one database. */
  databaseBytes: number;
  /** Rows that all databases may write in a day (UTC); of the paid plan, a thirtieth of what a month includes. */
  dayRows: number;
}

export const PLANS = {
  free: { databaseBytes: 500_000_000, dayRows: 100_000 },
  paid: { databaseBytes: 10_000_000_000, dayRows: Math.floor(50_000_000 / 30) },
} as const satisfies Record<string, Plan>;

/** The plan that the environment names: the small one, unless it says `paid`. A warning that comes too early says how to change it. */
export function planOf({ WORKERS_PLAN }: Pick<Env, 'WORKERS_PLAN'>): Plan {
  return WORKERS_PLAN === 'paid' ? PLANS.paid : PLANS.free;
}

/** What is used. */
export interface Usage {
  /** Bytes of the leads' database. */
  leadBytes: number;
  /** Bytes of the reports' database. */
  reportBytes: number;
  /** Rows written today (UTC), by an estimate. */
  dayRows: number;
}

/** Rows that a lead writes until it is deleted, index entries included, with room for retries (rows-written.test.ts). */
export const LEAD_ROWS = 35;

/** Whether to look in this minute: the look reads every count of the day's reports. */
export function isUsageDue(now: number): boolean {
  return Math.floor(now / MINUTE_MS) % LOOK_MINUTES === 0;
}

/**
 * Reads what is used. Cloudflare tells a Worker how large a database is, and not how many rows a day has written: those are
 * estimated from what the day has stored and from the cron's own writes. The inbox's few are left out.
 */
export async function readUsage(env: Env, now: number, leadBytes: number): Promise<Usage> {
  const midnight = now - (now % DAY_MS);
  const leads = await env.DB.prepare(LEADS_OF_DAY).bind(midnight).first<number>('leads');
  const reports = await env.REPORTS.prepare(REPORTS_OF_DAY).bind(dayOf(now)).all<{ reports: number }>();
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
/** A report writes one row. The weights of a page's places add up to all that was heard of it (reports/store.ts). */
const REPORTS_OF_DAY = `
  select (select coalesce(sum(count), 0) from vitals where day = ?1)
    + (select coalesce(sum(weight), 0) from errors where day = ?1)
    + (select coalesce(sum(weight), 0) from violations where day = ?1)
    + (select coalesce(sum(asked), 0) from chat_days where day = ?1) as reports`;

/** What the owner should hear of. */
export function usageAlerts({ leadBytes, reportBytes, dayRows }: Usage, plan: Plan): Alert[] {
  const sizes = [
    ...(isNear(leadBytes, plan.databaseBytes) ? [`The database of leads has ${megabytes(leadBytes)}`] : []),
    ...(isNear(reportBytes, plan.databaseBytes) ? [`The database of reports has ${megabytes(reportBytes)}`] : []),
  ];
  return [
    ...sizes.slice(0, 1).map(() => ({
      mark: 'alert-size' as const,
      text: `${sizes.join('. ')}; your plan allows ${megabytes(plan.databaseBytes)} (${HINT}). A full database stores no leads.`,
      repeatMs: DAY_MS,
    })),
    ...(isNear(dayRows, plan.dayRows)
      ? [
          {
            mark: 'alert-rows' as const,
            text: `Today about ${number(dayRows)} rows were written to the databases; your plan has ${number(plan.dayRows)} a day (${HINT}). On the free plan nothing is stored after that until midnight UTC.`,
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
