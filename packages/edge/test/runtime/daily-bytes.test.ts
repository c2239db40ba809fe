import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HOUSEHOLD_DAY_BYTES, NETWORK_DAY_BYTES } from '../../src/submission/daily-bytes';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

const HOUR_MS = 3_600_000;
const DAY_S = 86_400;

let edge: RunningEdge;
beforeAll(async () => {
  edge = await runEdge();
});
afterAll(() => edge.remove());
beforeEach(() => edge.write('delete from daily_counts; delete from marks'));

let households = 0;
/** An address that no other test has used. */
const newHousehold = () => `198.51.100.${(households += 1)}`;
const from = (address: string, body: unknown = LEAD, headers = {}) =>
  send(edge, body, { 'CF-Connecting-IP': address, ...headers });
const counts = () =>
  edge.query<{ name: string; count: number }>("select * from daily_counts where name like 'bytes-%'");
/** As if the senders so far had sent nearly as much as a day may have. */
const fill = (bytes: number) => edge.write(`update daily_counts set count = ${bytes - 10} where name like 'bytes-%'`);

it('counts a household’s bytes, and rejects leads over the day’s limit', async () => {
  const household = newHousehold();
  expect((await from(household)).status).toBe(201);
  const count = JSON.stringify(LEAD).length;
  expect(counts()).toMatchObject([{ count }]);
  expect((await from(household)).status).toBe(201);
  expect(counts()).toMatchObject([{ count: 2 * count }]);
  fill(HOUSEHOLD_DAY_BYTES);
  const before = edge.query('select count(*) from leads');
  const refused = await from(household);
  expect([refused.status, await refused.json()]).toEqual([429, { error: 'daily_limit' }]);
  const seconds = Number(refused.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(DAY_S);
  expect(edge.query('select count(*) from leads')).toEqual(before);
  // Nobody else is refused.
  expect((await from(newHousehold())).status).toBe(201);
});

it('returns a stored lead’s reference over the limit', async () => {
  const household = newHousehold();
  const key = { 'Idempotency-Key': crypto.randomUUID() };
  const first = await from(household, LEAD, key);
  fill(HOUSEHOLD_DAY_BYTES);
  const again = await from(household, LEAD, key);
  expect(again.status).toBe(200);
  expect(await referenceOf(again)).toBe(await referenceOf(first));
  expect((await from(household, { ...LEAD, name: 'Other' }, key)).status).toBe(409);
});

it('limits an IPv6 /48 to four times a household’s limit', async () => {
  expect((await from('2001:db8:7:1::1')).status).toBe(201);
  expect(counts()).toHaveLength(2);
  // The one of the /48 as well: each is refused that is full.
  fill(NETWORK_DAY_BYTES);
  expect((await from('2001:db8:7:2::1')).status).toBe(429);
  expect((await from('2001:db8:8:2::1')).status).toBe(201);
});

it('shows the form with the typed values and when to retry, without JavaScript', async () => {
  const household = newHousehold();
  await from(household);
  fill(HOUSEHOLD_DAY_BYTES);
  const response = await from(household, new URLSearchParams({ ...LEAD, name: 'Kept Name' }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  const html = await response.text();
  expect(html).toContain('value="Kept Name"');
  expect(html).toMatch(/<div data-failure="daily">/);
});

it('stores no address, and deletes an earlier day’s key and counts', async () => {
  const household = newHousehold();
  await from(household);
  for (const table of ['leads', 'daily_counts', 'marks', 'outbox'])
    expect(JSON.stringify(edge.query(`select * from ${table}`))).not.toContain(household);
  const key = () => edge.query<{ value: string }>("select value from marks where name = 'sender-key'")[0]?.value;
  const first = key();
  await from(household);
  expect(key()).toBe(first);
  expect(counts()).toHaveLength(1);
  const hourly = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now() - (Date.now() % HOUR_MS)}`);
  await hourly();
  expect([key(), counts().length]).toEqual([first, 1]);
  edge.write(
    "update daily_counts set day = '2026-01-01'; update marks set value = '2026-01-01 00' where name = 'sender-key'",
  );
  // The first lead of a day makes the key of that day; without any the hourly task deletes the old one.
  await from(household);
  expect(key()).toMatch(/^20(?!26-01-01)/);
  edge.write("update marks set value = '2026-01-01 00' where name = 'sender-key'");
  await hourly();
  expect([key(), counts().length]).toEqual([undefined, 1]);
});

it('accepts a lead that cannot be counted', async () => {
  edge.write('alter table daily_counts rename to elsewhere');
  expect((await from(newHousehold())).status).toBe(201);
  edge.write('alter table elsewhere rename to daily_counts');
});
