import { marking } from '../business';
import type { Env } from '../env';

/** How many leads with pages wait for a tutor, in SQL. Spam does not count: a machine could otherwise lock out everybody. */
export const WAITING = `
  (select count(*) from markings join leads using (reference) where returned_at is null and status <> 'spam')`;

/** How many leads with pages wait for a tutor. */
export async function countWaiting(db: D1Database): Promise<number> {
  const row = await db.prepare(`select ${WAITING} as waiting`).first<{ waiting: number }>();
  return row?.waiting ?? 0;
}

/** How many may wait before no more are taken. Without a bucket nobody can send pages; the owner closes it with 0. */
export function waitingMaxOf({ PAGES }: Pick<Env, 'PAGES'>): number {
  return PAGES ? marking.waitingMax : 0;
}
