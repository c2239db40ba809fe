import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeReceivers } from '../fake-receivers';
import { LEAD, runEdge, send, type RunningEdge } from '../running-edge';

const MINUTE_MS = 60_000;

let edge: RunningEdge;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
beforeAll(async () => {
  others = await fakeReceivers();
  edge = await runEdge(others.vars);
});
afterAll(async () => {
  others.close();
  await edge.remove();
});
beforeEach(() => others.reset());

/** In a minute in which neither the digest nor the hourly work runs. */
const runCron = () => {
  const now = Date.now();
  return fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${now - (now % (10 * MINUTE_MS)) + 3 * MINUTE_MS}`);
};
const health = async () => {
  const response = await fetch(`${edge.url}/api/health`);
  return [response.status, await response.json()];
};
const alerts = () => others.at('alert').map(({ body }) => body.text);
const refuse = (what: string) =>
  edge.write(`create trigger refuse before insert on ${what} begin select raise(abort, 'refused'); end`);
const allow = () => edge.write('drop trigger refuse');

it('is ok before and after the first cron', async () => {
  expect(await health()).toEqual([200, { status: 'ok' }]);
  await runCron();
  expect(await health()).toEqual([200, { status: 'ok' }]);
  expect(edge.query("select 1 from marks where name = 'stored'")).toHaveLength(1);
  // The test lead is gone, and reached nobody.
  expect(edge.query('select 1 from leads')).toEqual([]);
  expect([others.at('hook'), others.at('mail'), others.at('reply')]).toEqual([[], [], []]);
});

it('reports and alerts within one cron run that leads cannot be stored, until they can', async () => {
  await runCron();
  refuse('leads');
  expect((await send(edge, LEAD)).status).toBe(500);
  await runCron();
  expect(await health()).toEqual([
    503,
    { status: 'not_storing', error: expect.stringMatching(/^Error D1_ERROR/) as string },
  ]);
  expect(alerts()).toEqual([expect.stringMatching(/^The form cannot store leads: .*\(Error D1_ERROR.*\)/)]);
  allow();
  await runCron();
  expect(await health()).toEqual([200, { status: 'ok' }]);
  expect((await send(edge, LEAD)).status).toBe(201);
});

it('alerts the owner while nothing can be written, and health sees the old success', async () => {
  await runCron();
  refuse('marks');
  await runCron();
  expect(alerts()).toHaveLength(1);
  // The second minute without a mark: nothing is repeated yet.
  edge.write(`update marks set value = ${Date.now() - 2 * MINUTE_MS} where name = 'stored'`);
  await runCron();
  expect(alerts()).toHaveLength(1);
  edge.write(`update marks set value = ${Date.now() - 11 * MINUTE_MS} where name = 'stored'`);
  expect(await health()).toEqual([503, { status: 'unwatched', minutes: 11 }]);
  allow();
  await runCron();
  expect((await health())[0]).toBe(200);
});

it('deletes the test lead of a run that was killed', async () => {
  edge.write(`insert into leads (reference, key, content_hash, role, name, email, programme, message, page, received_at, status)
    values ('L-2345-6789', 'cron:', 'h', 'parent', 'n', 'e', 'ib', '', '/', 0, 'spam')`);
  await runCron();
  expect(edge.query("select 1 from leads where key = 'cron:'")).toEqual([]);
});
