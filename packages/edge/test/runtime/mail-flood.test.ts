import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeReceivers } from '../fake-receivers';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

/** Mails a day; a quarter of them are for replies, and as many may go to the owner about single leads in an hour. */
const LIMIT = 16;
const QUARTER = 4;
const SOON = { timeout: 15_000 };
const MINUTE_MS = 60_000;

let edge: RunningEdge;
let others: Awaited<ReturnType<typeof fakeReceivers>>;

beforeAll(async () => {
  others = await fakeReceivers();
  edge = await runEdge({ ...others.vars, MAIL_DAILY_LIMIT: String(LIMIT) });
});
afterAll(async () => {
  others.close();
  await edge.remove();
});
beforeEach(() => {
  others.reset();
  edge.write('delete from leads; delete from marks; delete from daily_counts');
});

const sendLead = async (email: string) => referenceOf(await send(edge, { ...LEAD, email }));
/** Leads from different people, delivered but for what waits. */
const flood = async (count: number) => {
  const references: string[] = [];
  for (let at = 0; at < count; at++) references.push(await sendLead(`flood${at}.${references.length}@gmail.com`));
  await settled(references);
  return references;
};
const settled = (references: readonly string[]) =>
  expect
    .poll(
      () =>
        edge.query(
          `select 1 from outbox where reference in (${references.map((one) => `'${one}'`).join()})
             and (delivered_at is not null or held_at is not null and json_extract(done, '$.webhook') is not null)`,
        ).length,
      SOON,
    )
    .toBe(references.length);
/** A minute that is not the first of an hour, nor one of the daily digest. */
const quiet = (time: number) => time - (time % (10 * MINUTE_MS)) + 3 * MINUTE_MS;
const schedule = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${quiet(Date.now())}`);
/** As if the flood had begun a while ago. */
const later = () =>
  edge.write("update outbox set held_at = 1 where held_at is not null; delete from marks where name = 'flood'");
const digests = () => others.at('mail').filter(({ body }) => body.subject?.endsWith('in a flood'));
const singles = () => others.at('mail').filter(({ body }) => /^(?:\[check\] )?L-/.test(body.subject ?? ''));
const delivered = (references: readonly string[]) =>
  expect
    .poll(async () => {
      await schedule();
      return edge.query(`select 1 from outbox where delivered_at is not null`).length;
    }, SOON)
    .toBe(references.length);

it('replies to a mailbox once a day, in any spelling of its address', async () => {
  const spellings = ['kim.lee@gmail.com', 'k.imlee@gmail.com', 'KimLee+1@Gmail.com', 'kimlee@googlemail.com'];
  const references = [];
  for (const email of spellings) references.push(await sendLead(email));
  await settled(references);
  expect(others.at('reply').map(({ body }) => body.to)).toEqual([['kim.lee@gmail.com']]);
});

it('names each lead of a flood once in one mail, and sends few replies', async () => {
  const references = await flood(10);
  expect([singles().length, others.at('reply').length, others.at('hook').length]).toEqual([QUARTER, QUARTER, 10]);
  later();
  await schedule();
  expect(digests().map(({ body }) => body.subject)).toEqual(['6 leads in a flood']);
  await delivered(references);
  const told = others
    .at('mail')
    .flatMap(({ body }) => [...(body.text ?? '').matchAll(/^Reference: (L-\S+)|^- (L-[^,]+)/gm)]);
  expect(told.map(([, single, listed]) => single ?? listed).sort()).toEqual([...references].sort());
  expect(others.at('reply')).toHaveLength(QUARTER);
  expect(edge.query('select 1 from outbox where attempts > 1')).toEqual([]);
  // Not one digest a minute.
  await flood(2);
  edge.write('update outbox set held_at = 1 where held_at is not null');
  await schedule();
  expect(digests()).toHaveLength(1);
  edge.write("update marks set value = value - 600000 where name = 'flood'");
  await schedule();
  expect(digests()).toHaveLength(2);
});

it('keeps a mail for the next real lead, and never exceeds the day’s quota', async () => {
  await flood(8);
  later();
  await schedule();
  const nextHour = () => edge.write("delete from daily_counts where name like 'hour-%'");
  nextHour();
  const real = await sendLead('parent@school.example');
  await settled([real]);
  expect(singles().some(({ body }) => body.subject?.startsWith(real))).toBe(true);
  for (let hour = 0; hour < 5; hour++) {
    nextHour();
    await flood(4);
    later();
    await schedule();
  }
  expect(others.at('mail').length + others.at('reply').length).toBe(LIMIT);
  // What the day had no room for is not lost.
  const unalerted = edge.query<{ reference: string }>(
    "select reference from outbox where json_extract(done, '$.mail') is null and delivered_at is null",
  );
  expect(unalerted.length).toBeGreaterThan(0);
  edge.write("update daily_counts set day = '2026-01-01'");
  later();
  await schedule();
  expect(digests().at(-1)?.body.subject).toBe(`${unalerted.length} leads in a flood`);
});

it('mails a lead later if the digest fails', async () => {
  const references = await flood(QUARTER + 1);
  others.behave({ mail: 'broken' });
  later();
  await schedule();
  expect(edge.query('select 1 from outbox where held_at is not null')).toHaveLength(1);
  others.behave({ mail: 'fine' });
  await schedule();
  await delivered(references);
  expect(digests().map(({ body }) => body.subject)).toEqual(['1 lead in a flood', '1 lead in a flood']);
});

it('mails a lead of a flood when the owner requeues it', async () => {
  const reference = await sendLead('kim@gmail.com');
  await settled([reference]);
  edge.write("update leads set review = 'over_limit'; delete from daily_counts");
  others.reset();
  expect(edge.run('leads', 'requeue', reference).status).toBe(0);
  await schedule();
  expect(singles().map(({ body }) => body.subject)).toEqual([expect.stringMatching(/^\[check\] L-/)]);
});
