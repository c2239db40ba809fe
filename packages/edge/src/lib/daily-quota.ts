import { utcDay } from './time-text';

/** What an action uses of a daily quota. */
export interface QuotaUse {
  /** Name of the quota. */
  name: string;
  add: number;
  /** Limit of the day. */
  max: number;
}

/** One statement, so that two invocations cannot both use the last of a quota. It uses all quotas or none. */
const CONSUME = `
  insert into daily_counts (day, name, count)
  select ?1, wanted.value ->> 'name', wanted.value ->> 'add' from json_each(?2) as wanted
  where not exists (
    select 1 from json_each(?2) as asked
      left join daily_counts on daily_counts.day = ?1 and daily_counts.name = asked.value ->> 'name'
    where coalesce(daily_counts.count, 0) + (asked.value ->> 'add') > (asked.value ->> 'max'))
  on conflict do update set count = count + excluded.count`;

const REFUND = `
  update daily_counts set count = max(0, count - (
    select value ->> 'add' from json_each(?2) where value ->> 'name' = name))
  where day = ?1 and name in (select value ->> 'name' from json_each(?2))`;

/**
 * Uses quotas of the day (UTC), all or none.
 * @returns Whether there was enough left.
 */
export async function consume(db: D1Database, use: readonly QuotaUse[], now: number): Promise<boolean> {
  const { meta } = await db.prepare(CONSUME).bind(utcDay(now), JSON.stringify(use)).run();
  return meta.changes > 0;
}

/** Gives back what {@link consume} used. */
export async function refund(db: D1Database, use: readonly QuotaUse[], now: number): Promise<void> {
  await db.prepare(REFUND).bind(utcDay(now), JSON.stringify(use)).run();
}

/** What the day has used of a quota. */
export async function countOf(db: D1Database, name: string, now: number): Promise<number> {
  const row = await db
    .prepare('select count from daily_counts where day = ?1 and name = ?2')
    .bind(utcDay(now), name)
    .first<{ count: number }>();
  return row?.count ?? 0;
}

/** Deletes the counts of earlier days. */
export async function purgeDailyCounts(db: D1Database, now: number): Promise<void> {
  await db.prepare('delete from daily_counts where day < ?1').bind(utcDay(now)).run();
}
