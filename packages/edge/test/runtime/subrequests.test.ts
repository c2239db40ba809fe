import type { Lead } from '@tutoring/domain/lead';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CRONS } from '../../src/crons';
import type { Env } from '../../src/env';
import worker from '../../src/index';
import { storeLead } from '../../src/leads/store';
import { countingDatabase } from '../counting-database';
import { fakeReceivers, type Behaviour } from '../fake-receivers';
import { localPlatform, type LocalPlatform } from '../local-platform';
import { LEAD } from '../running-edge';
import { WORK } from '../sample-marking';

/**
 * Requests and queries that an invocation may make on the free plan (`/workers/platform/limits` and `/d1/platform/limits`,
 * November 2026). A batch counts as one query.
 */
const SUBREQUESTS_MAX = 50;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** More than one run takes of anything. */
const MANY = 8;
/** Full hours, in which the hourly tasks run, the digest is due and the usage is read. 15 UTC is the morning in Toronto. */
const NOW = Math.floor(Date.now() / DAY_MS) * DAY_MS + 15 * HOUR_MS;

let real: LocalPlatform['env'];
let others: Awaited<ReturnType<typeof fakeReceivers>>;
let close: () => Promise<void>;
/** What was asked since the test began. */
let asked: string[];

beforeAll(async () => {
  const [platform, receivers] = await Promise.all([localPlatform(), fakeReceivers()]);
  real = platform.env;
  others = receivers;
  close = async () => {
    others.close();
    await platform.close();
  };
});
afterAll(() => close());
beforeEach(async () => {
  others.reset();
  asked = [];
  const tables = ['leads', 'marking_pages', 'forgotten', 'daily_counts', 'marks'];
  await real.DB.batch(tables.map((table) => real.DB.prepare(`delete from ${table}`)));
});

/** Everything at once: leads that wait, dead letters, a flood, deletions to report, and marked pages in each state. */
async function fillLists(): Promise<void> {
  const lead: Lead = { ...LEAD, role: 'parent', programme: 'ib', language: 'en' };
  const references: string[] = [];
  for (let index = 0; index < 4 * MANY; index++) {
    const stored = await storeLead(real.DB, {
      lead: { ...lead, email: `family${index}@example.com` },
      key: crypto.randomUUID(),
      now: Date.now() - HOUR_MS,
      dueAt: 0,
      region: 'us',
      review: null,
      status: 'new',
      location: {},
    });
    if (stored.kind !== 'new') throw new Error(stored.kind);
    references.push(stored.reference);
  }
  const [waiting, dead, flood, marked] = [0, 1, 2, 3].map((at) =>
    JSON.stringify(references.slice(at * MANY, (at + 1) * MANY)),
  );
  const change = (sql: string, list: string | undefined) => real.DB.prepare(sql).bind(list ?? '[]');
  const OF = 'in (select value from json_each(?1))';
  const past = NOW - HOUR_MS;
  await real.DB.batch([
    change(`update outbox set attempts = 1 where reference ${OF}`, waiting),
    change(`insert into dead_letters (reference, error, since) select value, 'x', 1 from json_each(?1)`, dead),
    change(`update outbox set held_at = 1, due_at = 9e15 where reference ${OF}`, flood),
    change(
      `insert into forgotten (reference, forgotten_at, due_at) select 'F' || value, 1, 0 from json_each(?1)`,
      marked,
    ),
    change(
      `insert into markings (reference, received_at, work, returned_at, link_nonce, link_expires_at, mail_due_at,
         may_sample, sample_withdrawn_at)
       select value, ${past}, '${JSON.stringify(WORK).replaceAll("'", "''")}', ${past}, value, ${NOW + DAY_MS}, 0, 1, 1
       from json_each(?1)`,
      marked,
    ),
    // Pages whose term is over, those that nobody marked, and those that nobody named.
    change(
      `insert into markings (reference, received_at, work, returned_at, delete_at)
       select value, 1, '{}', 1, 1 from json_each(?1)`,
      dead,
    ),
    change(`insert into markings (reference, received_at) select value, 1 from json_each(?1)`, flood),
    ...[dead, flood, undefined].map((list, at) =>
      change(
        `insert into marking_pages (key, upload, position, sha256, width, height, bytes, stored_at, is_stored, reference, is_bound)
         select 'pages/${at}' || value, '${at}' || value, 0, '', 1, 1, 1, 1, 1, ${at === 2 ? 'null, 0' : 'value, 1'} from json_each(?1)`,
        list ?? marked,
      ),
    ),
  ]);
}

/** Runs the cron, and counts. */
async function run(cron: string): Promise<void> {
  const counted = (name: string) => () => void asked.push(name);
  const passed = (name: string, database: D1Database) => countingDatabase(database, counted(name));
  const bucket = { delete: (keys: string[]) => (counted('bucket')(), real.PAGES.delete(keys)) };
  const fetched = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    asked.push('fetch');
    return fetched(...request);
  });
  const env = {
    ...others.vars,
    // Every alert looks at what it is about.
    CHAT_MODEL: 'anthropic:sample-model',
    CHAT_API_KEY: 'sample-key',
    DB: passed('leads', real.DB),
    REPORTS: passed('reports', real.REPORTS),
    PAGES: bucket,
    WAKE: { send: () => Promise.resolve(counted('queue')()) },
  };
  try {
    await worker.scheduled({ scheduledTime: NOW, cron, noRetry: () => {} }, env as unknown as Env);
  } finally {
    vi.restoreAllMocks();
  }
}

describe.each(Object.entries(CRONS))('a run of the cron for %s in which everything is due', (_, cron) => {
  it.each([
    ['each receiver is fine', 'fine'],
    // It answers 422 to a mail with an address for replies, which is then sent again without one.
    ['the mail’s receiver refuses addresses for replies', 'picky'],
    ['each receiver is broken', 'broken'],
  ] as [string, Behaviour][])('makes at most 50 requests and queries: %s', async (__, behaviour) => {
    await fillLists();
    const hook = behaviour === 'picky' ? 'fine' : behaviour;
    others.behave({ mail: behaviour, reply: behaviour, hook, alert: hook });
    const errors = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
    await run(cron);
    for (const spy of errors) spy.mockRestore();
    const counts = [...new Set(asked)].map((name) => `${name} ${asked.filter((one) => one === name).length}`);
    console.log(`${cron}, ${behaviour}: ${asked.length} (${counts.join(', ')})`);
    // Each list was worked on.
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.length).toBeLessThanOrEqual(SUBREQUESTS_MAX);
  });
});
