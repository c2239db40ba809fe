import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKPOINTS } from '../../src/checkpoint';
import { freePort, LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';

/** How often the whole runtime is killed. */
const KILLS = Number(process.env.KILLS ?? 20);
/** Leads on their way at each kill. */
const LEADS = 8;
/** Milliseconds of a lease (lease.ts) after which the next sweep takes over, and some room. */
const LEASE_MS = 32_000;
/** Where it is killed: at each checkpoint, with the lead that has come there still waiting, and when an answer arrives. */
const PLACES = [...CHECKPOINTS, 'answered'] as const;

const received = new Map<string, number>();
/** Which place is waited for, for the how manyth time, and who is told. */
let awaited: { place: (typeof PLACES)[number]; left: number; reach: () => void } | undefined;
let owner: Server;
let watcher: Server;
let edge: RunningEdge;

/** Whether this is the moment. */
function isReached(place: string): boolean {
  if (awaited?.place !== place || (awaited.left -= 1) > 0) return false;
  awaited.reach();
  return true;
}

beforeAll(async () => {
  const [ownerPort, watcherPort] = [await freePort(), await freePort()];
  owner = createServer((request, response) => {
    const reference = String(request.headers['idempotency-key']);
    request.resume().on('end', () => {
      received.set(reference, (received.get(reference) ?? 0) + 1);
      response.end();
    });
  }).listen(ownerPort, '127.0.0.1');
  watcher = createServer((request, response) => {
    // Without an answer the Worker stands still there, until it is killed.
    if (!isReached(request.url?.slice(1) ?? '')) response.end();
  }).listen(watcherPort, '127.0.0.1');
  edge = await runEdge({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${ownerPort}`,
    CHECKPOINT_URL: `http://127.0.0.1:${watcherPort}`,
  });
});

afterAll(async () => {
  await edge.remove();
  owner.close();
  watcher.closeAllConnections();
  watcher.close();
});

it(`loses no acknowledged lead in ${KILLS} kills`, { timeout: KILLS * 30_000 + 120_000 }, async () => {
  const acknowledged = new Set<string>();
  const places = new Map<string, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const place = PLACES[kill % PLACES.length] ?? 'answered';
    const reached = new Promise<void>((reach) => {
      awaited = { place, left: 1 + (Math.floor(kill / PLACES.length) % LEADS), reach };
    });
    const sent = Promise.allSettled(
      Array.from({ length: LEADS }, async (_, i) => {
        // A killed runtime answers nothing, or breaks off: that lead was never acknowledged.
        const response = await send(edge, { ...LEAD, message: `kill ${kill}, lead ${i}` });
        if (response.status === 201) acknowledged.add(await referenceOf(response));
        isReached('answered');
      }),
    );
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, 10_000));
    if ((await Promise.race([reached.then(() => true), late])) !== undefined)
      places.set(place, (places.get(place) ?? 0) + 1);
    await edge.stop('SIGKILL');
    await sent;
    awaited = undefined;
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
      { timeout: LEASE_MS + 60_000 + KILLS * 500, interval: 1000 },
    )
    .toBe(0);
  const undelivered = [...stored].filter((reference) => !received.has(reference));
  const twice = [...received.values()].filter((times) => times > 1).length;
  console.log(
    `kills ${KILLS} (${[...places].map(([place, times]) => `${place} ${times}`).join(', ')}), acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost.length}, undelivered ${undelivered.length}, delivered twice ${twice}`,
  );
  // Each place was reached.
  expect([...places.keys()].sort()).toEqual([...PLACES].sort());
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(lost).toEqual([]);
  expect(undelivered).toEqual([]);
});
