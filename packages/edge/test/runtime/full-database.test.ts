import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { failingDatabase } from '../failing-database';
import { fakeReceivers } from '../fake-receivers';
import { localPlatform, type LocalPlatform } from '../local-platform';
import { LEAD, referenceOf } from '../running-edge';
import { startWorkerClock } from '../worker-clock';

/** Minutes of a fault, and between two visitors who send a lead. */
const MINUTES = 20;
const VISITOR_EVERY = 5;
/** Minutes within which the owner must know of a fault. */
const SEEN_MINUTES = 15;
const MINUTE_MS = 60_000;
/** Not at the hour: the fault begins between two rounds of alerts. */
const START = Date.UTC(2026, 10, 23, 9, 7);

const WRITES = /^\s*(?:insert|update|delete)/i;
/** What D1 answers (developers.cloudflare.com/d1/observability/debug-d1), and to which statements. */
const FAULTS: [name: string, said: string, class_: string, statements: RegExp][] = [
  ['is full', 'D1_ERROR: Exceeded maximum DB size.', 'STORAGE_LIMIT', WRITES],
  ['has spent the day’s rows written', 'D1_ERROR: Exceeded the daily limit of the free tier.', 'DAILY_LIMIT', WRITES],
  ['has spent the day’s rows read', 'D1_ERROR: Exceeded the daily limit of the free tier.', 'DAILY_LIMIT', /./],
];

let platform: LocalPlatform;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
beforeAll(async () => {
  [platform, others] = await Promise.all([localPlatform(), fakeReceivers()]);
});
afterAll(async () => {
  vi.useRealTimers();
  others.close();
  await platform.close();
});
beforeEach(async () => {
  others.reset();
  await platform.env.DB.batch(['leads', 'marks'].map((table) => platform.env.DB.prepare(`delete from ${table}`)));
});

it.each(FAULTS)(
  'a database that %s loses no lead, and the owner knows in time',
  async (_, said, class_, statements) => {
    const log = console.log;
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
    let isFaulty = false;
    const env = {
      ...platform.env,
      ...others.vars,
      DB: failingDatabase(platform.env.DB, (sql) => (isFaulty && statements.test(sql) ? new Error(said) : undefined)),
    };
    const clock = startWorkerClock(START, env);
    const send = (visitor: number) =>
      clock.fetch('/api/leads', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `full-visitor-${visitor}-0123456789`,
          'CF-Connecting-IP': `10.7.0.${visitor}`,
        },
        body: JSON.stringify({ ...LEAD, email: `family${visitor}@gmail.com` }),
      });
    const health = async () => (await clock.fetch('/api/health')).status;

    await clock.passMinute();
    expect(await health()).toBe(200);
    isFaulty = true;
    const began = Date.now();
    const minutesSince = (time: number) => (time - began) / MINUTE_MS;
    let unhealthy = Infinity;
    const visitors: number[] = [];
    const statuses = new Set<number>();
    for (let minute = 0; minute < MINUTES; minute += 1) {
      if (minute % VISITOR_EVERY === 0) visitors.push(minute);
      // The form tries again while its page is open.
      await clock.passMinute(async () => {
        for (const visitor of visitors) statuses.add((await send(visitor)).status);
      });
      if ((await health()) === 503) unhealthy = Math.min(unhealthy, minutesSince(Date.now()));
    }
    const alerts = others.at('alert').map(({ at }) => minutesSince(at));
    expect(others.at('alert')[0]?.body.text).toContain(class_);
    isFaulty = false;
    const references = await Promise.all(
      visitors.map(async (visitor) => {
        const response = await send(visitor);
        expect(response.status).toBe(201);
        return referenceOf(response);
      }),
    );
    await clock.passMinute();
    log(
      `${said} ${visitors.length} visitors read ${[...statuses].join()}; alerts after ${alerts.join(', ')} minutes, /api/health after ${unhealthy}`,
    );
    expect([...statuses]).toEqual([500]);
    expect(Math.min(...alerts)).toBeLessThanOrEqual(SEEN_MINUTES);
    expect(unhealthy).toBeLessThanOrEqual(SEEN_MINUTES);
    expect(await health()).toBe(200);
    // Each once, to everybody.
    expect(
      others
        .at('hook')
        .map(({ body }) => body.reference)
        .sort(),
    ).toEqual([...references].sort());
    vi.restoreAllMocks();
  },
);
