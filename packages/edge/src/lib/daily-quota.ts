import { dayOf } from './time-text';

/** What something uses of a day's limit. */
export interface Use {
  /** What is limited. */
  name: string;
  add: number;
  /** How many the day may have. */
  max: number;
}

/** All of it or nothing, in one statement, so that two invocations at once cannot use the same room. */
const SPEND = `
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

/** Counts a use, unless the day has no room for all of it. @returns Whether it had. */
export async function spend(db: D1Database, use: readonly Use[], now: number): Promise<boolean> {
  const { meta } = await db.prepare(SPEND).bind(dayOf(now), JSON.stringify(use)).run();
  return meta.changes > 0;
}

/** Takes a use back. */
export async function refund(db: D1Database, use: readonly Use[], now: number): Promise<void> {
  await db.prepare(REFUND).bind(dayOf(now), JSON.stringify(use)).run();
}

/** What a day has used so far. */
export async function countOf(db: D1Database, name: string, now: number): Promise<number> {
  const row = await db
    .prepare('select count from daily_counts where day = ?1 and name = ?2')
    .bind(dayOf(now), name)
    .first<{ count: number }>();
  return row?.count ?? 0;
}

/** Deletes the counts of earlier days. */
export async function forgetDailyCounts(db: D1Database, now: number): Promise<void> {
  await db.prepare('delete from daily_counts where day < ?1').bind(dayOf(now)).run();
}
