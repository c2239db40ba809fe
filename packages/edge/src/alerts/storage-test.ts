import type { Lead } from '@tutoring/domain/lead';
import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { storeLead } from '../leads/store';
import { kindOf } from '../lib/log-error';
import { setMark } from '../lib/worker-state';

/** What the test came to. */
export type StorageTest = { isStored: true; databaseBytes: number } | { isStored: false; error: string };

/** Rows that one test writes, index entries included, rounded up (rows-written.test.ts): for the estimate in usage.ts. */
export const STORAGE_TEST_ROWS = 20;

/** No client can send this key: theirs have no colon. */
const KEY = 'cron:';

const LEAD: Lead = {
  role: 'parent',
  name: 'Test of the database',
  email: 'storage-test@example.com',
  programme: 'unsure',
  // As long as a message may be: a nearly full database has room for short ones only.
  message: 'x'.repeat(LEAD_LIMITS.message),
  page: '/contact',
  language: 'en',
};

/**
 * Stores a lead as the form does, deletes it, and leaves a mark that this worked. Whatever keeps the form from storing leads
 * (a full database, a spent quota, a missing column) keeps this from it too. Like the smoke test's it is stored as spam, so
 * that nobody receives it if the Worker dies in between; the next run then finds it by its key and deletes it.
 */
export async function testStorage(db: D1Database): Promise<StorageTest> {
  const now = Date.now();
  try {
    await storeLead(db, {
      lead: LEAD,
      key: KEY,
      now,
      dueAt: now,
      region: 'us',
      review: null,
      status: 'spam',
      location: {},
    });
    // By its key: also one that another version of the Worker has left behind.
    const [deleted] = await db.batch([
      db.prepare('delete from leads where key = ?1').bind(KEY),
      setMark(db, 'stored', String(Date.now())),
      setMark(db, 'not-stored', ''),
    ]);
    return { isStored: true, databaseBytes: deleted?.meta.size_after ?? 0 };
  } catch (error) {
    const kind = kindOf(error);
    console.error(`The test of the database failed: ${kind}`);
    // This may fail as well. Then health notices that the mark of the last success gets old.
    await setMark(db, 'not-stored', kind)
      .run()
      .catch(() => undefined);
    return { isStored: false, error: kind };
  }
}
