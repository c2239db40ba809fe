import type { Lead } from '@tutoring/domain/lead';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STORAGE_TEST_ROWS, testStorage } from '../../src/alerts/storage-test';
import { LEAD_ROWS } from '../../src/alerts/usage';
import type { Env } from '../../src/env';
import { isWithinDay } from '../../src/submission/daily-bytes';
import { storeLead } from '../../src/leads/store';
import { purgeLeads } from '../../src/outbox/purge';
import { purgeDeletionNotices, sendDeletionNotices } from '../../src/outbox/deletion-notices';
import { deliverNew } from '../../src/outbox/sweep';
import { countingDatabase } from '../counting-database';
import { fakeReceivers } from '../fake-receivers';
import { localPlatform } from '../local-platform';
import { LEAD } from '../running-edge';

/** Rows written since the test began, index entries included: what Cloudflare bills and limits. */
let written = 0;
let db: D1Database;
/** Makes what was deleted due to be told, uncounted. */
let due: () => Promise<unknown>;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
let close: () => Promise<void>;

beforeAll(async () => {
  const [platform, receivers] = await Promise.all([localPlatform(), fakeReceivers()]);
  db = countingDatabase(platform.env.DB, (results) => {
    for (const { meta } of results) written += meta.rows_written;
  });
  due = () => platform.env.DB.prepare('update forgotten set due_at = 0').run();
  others = receivers;
  close = async () => {
    others.close();
    await platform.close();
  };
});
afterAll(() => close());
beforeEach(() => (written = 0));

/** Later than any lead's last day. */
const LATER_MS = 20 * 365 * 86_400_000;

it('writes no more rows for a lead until its deletion than estimated', async () => {
  const lead: Lead = { ...LEAD, role: 'parent', programme: 'ib', language: 'en' };
  const now = Date.now();
  expect(await isWithinDay(db, { household: '192.0.2.1' }, lead, now)).toBe(true);
  const stored = await storeLead(db, {
    lead,
    key: crypto.randomUUID(),
    now,
    dueAt: now,
    region: 'us',
    review: null,
    status: 'new',
    location: {},
  });
  if (stored.kind !== 'new') throw new Error(stored.kind);
  const env = { ...others.vars, DB: db } as unknown as Env;
  await deliverNew(env, stored.reference);
  expect([others.at('hook'), others.at('mail'), others.at('reply')].map(({ length }) => length)).toEqual([1, 1, 1]);
  await purgeLeads(db, Date.now() + LATER_MS, 0);
  await due();
  await sendDeletionNotices(env);
  await purgeDeletionNotices(db, Date.now() + LATER_MS);
  expect(others.at('hook').at(-1)?.body.event).toBe('forgotten');
  // docs/costs.md says about 27; the first lead of a day writes two more.
  expect(written).toBeGreaterThan(20);
  expect(written).toBeLessThanOrEqual(LEAD_ROWS);
});

it('writes no more rows for each minute’s test lead than estimated', async () => {
  await testStorage(db);
  expect(written).toBeGreaterThan(10);
  expect(written).toBeLessThanOrEqual(STORAGE_TEST_ROWS);
});
