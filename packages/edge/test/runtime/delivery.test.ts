import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort, LEAD, runEdge, send, type RunningEdge } from '../running-edge';

const HOUR_MS = 3_600_000;
const secretOf = (letter: string) => `whsec_${btoa(letter.repeat(32))}`;
const SECRETS = { present: secretOf('a'), previous: secretOf('b') };

interface Arrived {
  headers: IncomingHttpHeaders;
  body: string;
}

/** What the owner's system answers to a message; nothing at all to others. */
const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  fine: (response) => response.end(),
  refused: (response) => response.writeHead(500).end(),
  // Says that it is fine, and then goes on talking.
  endless: (response) => void response.writeHead(200).write('and'),
};

let arrived: Arrived[] = [];
let owner: Server;
let edge: RunningEdge;

beforeAll(async () => {
  const port = await freePort();
  owner = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body });
      ANSWERS[(JSON.parse(body) as { message: string }).message]?.(response);
    });
  }).listen(port, '127.0.0.1');
  edge = await runEdge({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}`,
    LEAD_WEBHOOK_SECRET: SECRETS.present,
    LEAD_WEBHOOK_SECRET_PREVIOUS: SECRETS.previous,
  });
});
afterAll(async () => {
  owner.closeAllConnections();
  owner.close();
  await edge.remove();
});
beforeEach(() => {
  arrived = [];
  edge.write('delete from leads');
});

const sendAll = (messages: readonly string[]) =>
  Promise.all(messages.map(async (message) => expect((await send(edge, { ...LEAD, message })).status).toBe(201)));
const count = (where: string) =>
  edge.query<{ n: number }>(`select count(*) as n from outbox join leads using (reference) where ${where}`)[0]?.n;
const schedule = (time = Date.now()) => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${time}`);

it('delivers each lead on its own: a hanging delivery delays no other', async () => {
  await sendAll(Array.from({ length: 40 }, (_, at) => (at % 2 ? 'fine' : 'silence')));
  await expect.poll(() => count(`message = 'fine' and delivered_at is not null`), { timeout: 15_000 }).toBe(20);
  expect(count('delivered_at is not null')).toBe(20);
  // And whoever was not answered is tried again later.
  await expect.poll(() => count(`message = 'silence' and attempts = 1`), { timeout: 15_000 }).toBe(20);
});

it('counts an answer whose body never ends', async () => {
  await sendAll(['endless']);
  await expect.poll(() => count('delivered_at is not null'), { timeout: 4000 }).toBe(1);
});

it('signs requests by Standard Webhooks, with two secrets during a rotation', async () => {
  await sendAll(['refused']);
  await expect.poll(() => count('attempts = 1')).toBe(1);
  edge.write('update outbox set due_at = 0');
  await schedule();
  await expect.poll(() => arrived.length).toBe(2);
  for (const secret of Object.values(SECRETS)) {
    for (const { headers, body } of arrived) {
      const given = headers as Record<string, string>;
      expect(new Webhook(secret).verify(body, given)).toMatchObject({ event: 'lead', message: 'refused' });
      expect(() => new Webhook(secret).verify(`${body} `, given)).toThrow('No matching signature');
    }
  }
  // The same message each time.
  const ids = arrived.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(ids[0]).toMatch(/^lead-L-\w{4}-\w{4}-\d+$/);
});

it('sends the deprecated signature as well', async () => {
  const now = Date.now() / 1000;
  await sendAll(['fine']);
  await expect.poll(() => arrived.length).toBe(1);
  const [{ headers } = { headers: {} as IncomingHttpHeaders }] = arrived;
  expect(Math.abs(Number(headers['x-signature-timestamp']) - now)).toBeLessThan(10);
  expect(headers['x-signature-sha256']).toMatch(/^[0-9a-f]{64}$/);
});

it('ends a sweep beside a hanging receiver, attempts new leads first, and releases the others', async () => {
  await sendAll(Array.from({ length: 12 }, () => 'silence'));
  await expect.poll(() => count('attempts = 1'), { timeout: 15_000 }).toBe(12);
  edge.write(`update outbox set due_at = 0; update leads set message = 'fine' where rowid % 12 = 0`);
  arrived = [];
  await schedule();
  // Three were not answered; those that had begun beside them are all that was tried.
  expect(arrived.filter(({ body }) => body.includes('silence')).length).toBeLessThanOrEqual(3 + 5);
  expect(count(`attempts = 1 and due_at <= ${Date.now()} and delivered_at is null`)).toBeGreaterThan(0);
});

it('deletes an expired lead, delivered or not', async () => {
  await sendAll(['refused', 'fine']);
  await expect.poll(() => count('attempts = 1'), { timeout: 10_000 }).toBe(2);
  edge.write(`update leads set delete_at = 1 where message = 'refused'`);
  const [row] = edge.query<{ region: string; days: number }>(
    `select region, (delete_at - received_at) / 86400000 as days from leads where message = 'fine'`,
  );
  expect(row).toEqual({ region: 'us', days: 7 * 365 });
  await schedule(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
  await expect.poll(() => edge.query('select 1 from leads')).toHaveLength(1);
});
