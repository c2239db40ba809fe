import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, LEAD, referenceOf, runEdge, send, type RunningEdge } from './running-edge';

/** How often the whole runtime is killed. */
const KILLS = Number(process.env.KILLS ?? 12);
/** Leads on their way at each kill. */
const LEADS = 8;
/** Milliseconds of a lease (sweep.ts) after which the next sweep takes over, and some room. */
const LEASE_MS = 32_000;

const received = new Map<string, number>();
let owner: Server;
let edge: RunningEdge;

beforeAll(async () => {
  const port = await freePort();
  owner = createServer((request, response) => {
    const reference = String(request.headers['idempotency-key']);
    request.resume().on('end', () => {
      received.set(reference, (received.get(reference) ?? 0) + 1);
      // Slow enough that a kill often falls between arrival and acknowledgement.
      setTimeout(() => response.end(), 50);
    });
  }).listen(port, '127.0.0.1');
  edge = await runEdge({ LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}` });
}, 120_000);

afterAll(async () => {
  await edge.remove();
  owner.close();
});

it(`loses no acknowledged lead in ${KILLS} kills`, { timeout: KILLS * 30_000 + 120_000 }, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    // Each round after one answer more, whatever time the machine takes for it, and a little later: into the writing,
    // the answering, the delivering.
    let awaited = kill % LEADS;
    let reach = () => {};
    const reached = new Promise<void>((resolve) => (reach = resolve));
    if (awaited === 0) reach();
    const sent = Promise.allSettled(
      Array.from({ length: LEADS }, async (_, i) => {
        // A killed runtime answers nothing, or breaks off: that lead was never acknowledged.
        const response = await send(edge, { ...LEAD, message: `kill ${kill}, lead ${i}` });
        if (response.status === 201) acknowledged.add(await referenceOf(response));
        if ((awaited -= 1) === 0) reach();
      }),
    );
    await Promise.race([reached, sent]);
    await new Promise((resolve) => setTimeout(resolve, kill * 3));
    await edge.stop('SIGKILL');
    await sent;
    await edge.restart();
  }
  const stored = new Set(
    edge.query<{ reference: string }>('select reference from leads').map(({ reference }) => reference),
  );
  const lost = [...acknowledged].filter((reference) => !stored.has(reference));
  const sweep = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled`);
  await expect
    .poll(
      async () => {
        await sweep();
        return edge.query('select reference from outbox where delivered_at is null').length;
      },
      { timeout: LEASE_MS + 60_000, interval: 1000 },
    )
    .toBe(0);
  const undelivered = [...stored].filter((reference) => !received.has(reference));
  const twice = [...received.values()].filter((times) => times > 1).length;
  console.log(
    `kills ${KILLS}, acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost.length}, undelivered ${undelivered.length}, delivered twice ${twice}`,
  );
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(lost).toEqual([]);
  expect(undelivered).toEqual([]);
});
