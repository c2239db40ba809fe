import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeReceivers, type Behaviour, type Receiver } from '../fake-receivers';
import { localPlatform, type LocalPlatform } from '../local-platform';
import { LEAD, referenceOf } from '../running-edge';
import { startWorkerClock, type WorkerClock } from '../worker-clock';

/** Hours in which neither the webhook nor the provider of mails takes anything, and minutes between two leads. */
const HOURS = process.env.FULL ? 24 : 0.5;
const EVERY_MINUTES = process.env.FULL ? 30 : 6;
/** How they fail, ten minutes each. */
const FAILURES: readonly Behaviour[] = ['broken', 'silent', 'garbled'];
/** A Monday morning. */
const START = Date.UTC(2026, 10, 23, 9);
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Minutes within which the owner must know of a fault (shared with `/api/health`). */
const SEEN_MINUTES = 15;
/** Minutes after which all that waited must have arrived: no lead waits longer for its next try, and then the digest follows. */
const ARRIVED_MINUTES = 90;
/** A request to somebody silent is given up after five seconds, which the test does not wait for. */
const SILENT_MS = 20;

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

const minutesSince = (time: number) => (Date.now() - time) / MINUTE_MS;
const clockText = (time: number) => new Date(time).toISOString().slice(8, 16);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it(
  `delivers all leads of ${HOURS} hours without a provider once it is back, and tells the owner in time`,
  { timeout: 3_600_000 },
  async () => {
    for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
    const log = console.log;
    let isSilent = false;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(isSilent ? SILENT_MS : ms));
    const clock = startWorkerClock(START, { ...platform.env, ...others.vars });

    const acknowledged = new Map<string, number>();
    for (let minute = 0; minute < HOURS * HOUR_MINUTES; minute += 1) {
      const failure = FAILURES[Math.floor(minute / 10) % FAILURES.length] ?? 'broken';
      isSilent = failure === 'silent';
      others.behave({ hook: failure, mail: failure, reply: failure });
      await clock.passMinute(async () => {
        if (minute % EVERY_MINUTES === 0) acknowledged.set(await sendLead(clock, minute), Date.now());
      });
    }
    const tried = count();
    const alerts = others.at('alert').map(({ at, body }) => [at, body.text ?? ''] as const);
    const dead = await platform.env.DB.prepare('select count(*) as n from dead_letters').first<number>('n');

    isSilent = false;
    others.behave({ hook: 'fine', mail: 'fine', reply: 'fine' });
    others.forget();
    const back = Date.now();
    while ((await waiting()) > 0 && minutesSince(back) < 24 * HOUR_MINUTES) await clock.passMinute();
    const took = minutesSince(back);
    const after = count();
    const hooked = others.at('hook').map(({ body }) => body.reference ?? '');
    const subjects = others.at('mail').map(({ body }) => body.subject ?? '');
    const singles = subjects.flatMap((subject) => /^(?:\[check\] )?(L-[^:]+)/.exec(subject)?.[1] ?? []);
    const inDigests = sum(subjects.map((subject) => Number(/^(\d+) leads? in a flood$/.exec(subject)?.[1] ?? 0)));
    const [first = Infinity] = acknowledged.values();
    const told = ((alerts[0]?.[0] ?? Infinity) - first) / MINUTE_MS;
    log(
      [
        `${HOURS} hours without webhook and mail, ${acknowledged.size} leads: ${text(tried)} requests, ${dead} dead letters`,
        `first alert ${told.toFixed(2)} minutes after the first lead, ${alerts.length} in all: ${alerts.map(([at, said]) => `${clockText(at)} ${said.slice(0, 44)}`).join('; ')}`,
        `back: all delivered after ${took} minutes with ${text(after)} requests; ${singles.length} mails about one lead, ${inDigests} leads in digests (${subjects.length} mails to the owner)`,
      ].join('\n'),
    );

    expect(told).toBeLessThanOrEqual(SEEN_MINUTES);
    expect(took).toBeLessThanOrEqual(ARRIVED_MINUTES);
    // Each once, and nothing else.
    expect(hooked.sort()).toEqual([...acknowledged.keys()].sort());
    expect(new Set(singles).size).toBe(singles.length);
    expect(singles.length + inDigests).toBe(acknowledged.size);
    // Hourly while leads wait, and hourly about dead letters, so that the owner goes on reading them.
    expect(alerts.length).toBeLessThanOrEqual(Math.ceil(2 * HOURS));
    expect(await platform.env.DB.prepare('select * from dead_letters').all()).toMatchObject({ results: [] });
  },
);

async function sendLead(clock: WorkerClock, number: number): Promise<string> {
  const response = await clock.fetch('/api/leads', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': `outage-lead-${number}-0123456789`,
      'CF-Connecting-IP': `10.8.${Math.floor(number / 250)}.${number % 250}`,
    },
    body: JSON.stringify({ ...LEAD, email: `family${number}@gmail.com`, message: `Lead ${number}` }),
  });
  expect(response.status).toBe(201);
  return referenceOf(response);
}

const waiting = async () =>
  (await platform.env.DB.prepare('select count(*) as n from outbox where delivered_at is null').first<number>('n')) ??
  0;
const KINDS = ['hook', 'mail', 'reply', 'alert'] as const satisfies Receiver[];
const count = () => KINDS.map((kind) => [kind, others.at(kind).length] as const);
const text = (counts: ReturnType<typeof count>) => counts.map(([kind, number]) => `${kind} ${number}`).join(', ');
