import { SPAM_DAYS } from '@tutoring/domain/retention';
import { UNANSWERED_MINOR, UNWANTED_BEFORE } from '../leads/expiry';
import { LEASE_MS } from './lease';

const DAY_MS = 86_400_000;

/**
 * Deletes expired leads, delivered or not, and queues a deletion notice for each lead that a recipient may have.
 * @param unansweredMinorDays Days after which an unanswered lead of a student under 18 expires; 0 for no such limit.
 */
export async function purgeLeads(db: D1Database, now: number, unansweredMinorDays: number): Promise<void> {
  await purgeWhere(db, now, 'delete_at < ?1', now);
  await purgeWhere(db, now, UNWANTED_BEFORE, now - SPAM_DAYS * DAY_MS);
  if (unansweredMinorDays > 0)
    await purgeWhere(db, now, `${UNANSWERED_MINOR} and received_at < ?1`, now - unansweredMinorDays * DAY_MS);
}

/** @param where A condition on `leads`, in which ?1 is `value`. */
async function purgeWhere(db: D1Database, now: number, where: string, value: number): Promise<void> {
  await db.batch([
    // A failed attempt may have reached the recipient, so it needs a notice too.
    db
      .prepare(
        `insert into forgotten (reference, forgotten_at, due_at)
           select reference, ?2, ?3 from leads join outbox using (reference) where (attempts > 0 or done <> '{}') and ${where}
         on conflict do nothing`,
      )
      .bind(value, now, now + LEASE_MS),
    db.prepare(`delete from leads where ${where}`).bind(value),
  ]);
}
