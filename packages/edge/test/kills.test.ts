import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, LEAD, referenceOf, runEdge, send, type RunningEdge } from './running-edge';

/** How often the whole runtime is killed. */
const KILLS = Number(process.env.KILLS ?? 12);
/** Milliseconds of a lease (sweep.ts) after which the next sweep takes over, and some room. */
const LEASE_MS = 32_000;

/** Milliseconds the owner takes to answer. */
const OWNER_MS = 200;

const received = new Map<string, number>();
let owner: Server;
let edge: RunningEdge;

beforeAll(async () => {
  const port = await freePort();
  owner = createServer((request, response) => {
    const reference = String(request.headers['idempotency-key']);
    request.resume().on('end', () => {
      received.set(reference, (received.get(reference) ?? 0) + 1);
      // Slow enough for a kill between the arrival and the answer to it.
      setTimeout(() => response.end(), OWNER_MS);
    });
  }).listen(port, '127.0.0.1');
  edge = await runEdge({ LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}` });
}, 120_000);

afterAll(async () => {
  await edge.remove();
  owner.close();
});

const sweep = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled`);

/** Waits until one more lead has arrived at the owner, who has not answered yet. */
async function untilDelivering(sent: Promise<unknown>): Promise<void> {
  await sent;
  const arrivals = () => [...received.values()].reduce((sum, times) => sum + times, 0);
  const before = arrivals();
  void sweep().catch(() => undefined);
  await expect.poll(arrivals, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before);
}

it(`loses no acknowledged lead in ${KILLS} kills`, { timeout: KILLS * 30_000 + 120_000 }, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const sending = Array.from({ length: 8 }, async (_, i) => {
      // A killed runtime answers nothing: that lead was never acknowledged.
      const response = await send(edge, { ...LEAD, message: `kill ${kill}, lead ${i}` }).catch(() => undefined);
      if (response?.status === 201) acknowledged.add(await referenceOf(response));
    });
    // By turns a little later into the writing and answering, and while the owner has a lead in hand.
    if (kill % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 5 + kill * 15));
    else await untilDelivering(Promise.allSettled(sending));
    await edge.stop('SIGKILL');
    await Promise.allSettled(sending);
    await edge.restart();
  }
  const stored = new Set(
    edge.query<{ reference: string }>('select reference from leads').map(({ reference }) => reference),
  );
  const lost = [...acknowledged].filter((reference) => !stored.has(reference));
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
  // Else no kill met a delivery, and nothing is known about leads that were under way.
  if (KILLS > 1) expect(twice).toBeGreaterThan(0);
});
