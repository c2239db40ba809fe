import type { Lead } from '@tutoring/domain/lead';
import { LEAD_LIMITS } from '@tutoring/domain/lead-limits';
import { storeLead } from '../leads/store';
import { errorClass } from '../lib/log-error';
import { setState } from '../lib/worker-state';

/** The result of the test. */
export type StorageTest = { isStored: true; databaseBytes: number } | { isStored: false; error: string };

/** Rows that one test writes, with index entries, rounded up (rows-written.test.ts checks it). usage.ts estimates with it. */
export const STORAGE_TEST_ROWS = 20;

/** No client can send this key: a colon is not allowed there. */
const KEY = 'cron:';

const LEAD: Lead = {
  role: 'parent',
  name: 'Test of the database',
  email: 'storage-test@example.com',
  programme: 'unsure',
  // The longest allowed message: a nearly full database only has room for short ones.
  message: 'x'.repeat(LEAD_LIMITS.message),
  page: '/contact',
  language: 'en',
};

/**
 * Stores a lead as the form does, deletes it, and records the success. Whatever keeps the form from storing leads (a full
 * database, an exhausted quota, a missing column) fails here too. The lead is spam, so that nobody receives it if the Worker
 * dies in between. The next run finds it by its key and deletes it.
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
    // By its key, to delete also what an earlier run left behind.
    const [deleted] = await db.batch([
      db.prepare('delete from leads where key = ?1').bind(KEY),
      setState(db, 'stored', String(Date.now())),
      setState(db, 'not-stored', ''),
    ]);
    return { isStored: true, databaseBytes: deleted?.meta.size_after ?? 0 };
  } catch (error) {
    const kind = errorClass(error);
    console.error(`The test of the database failed: ${kind}`);
    // This may fail too. Then `/api/health` sees that the last success is old.
    await setState(db, 'not-stored', kind)
      .run()
      .catch(() => undefined);
    return { isStored: false, error: kind };
  }
}
