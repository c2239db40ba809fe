import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHECKPOINTS } from '../../src/checkpoint';
import { placesText, watchCheckpoints } from '../checkpoints';
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
let checkpoints: Awaited<ReturnType<typeof watchCheckpoints<(typeof PLACES)[number]>>>;
let owner: Server;
let edge: RunningEdge;

beforeAll(async () => {
  const ownerPort = await freePort();
  checkpoints = await watchCheckpoints();
  owner = createServer((request, response) => {
    const reference = String(request.headers['idempotency-key']);
    request.resume().on('end', () => {
      received.set(reference, (received.get(reference) ?? 0) + 1);
      response.end();
    });
  }).listen(ownerPort, '127.0.0.1');
  edge = await runEdge({
    LEAD_WEBHOOK_URL: `http://127.0.0.1:${ownerPort}`,
    CHECKPOINT_URL: checkpoints.url,
  });
});

afterAll(async () => {
  await edge.remove();
  owner.close();
  checkpoints.close();
});

it(`loses no acknowledged lead in ${KILLS} kills`, { timeout: KILLS * 30_000 + 120_000 }, async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const place = PLACES[kill % PLACES.length] ?? 'answered';
    const reached = checkpoints.expect(place, 1 + (Math.floor(kill / PLACES.length) % LEADS));
    const sent = Promise.allSettled(
      Array.from({ length: LEADS }, async (_, i) => {
        // A killed runtime answers nothing, or breaks off: that lead was never acknowledged.
        const response = await send(edge, { ...LEAD, message: `kill ${kill}, lead ${i}` });
        if (response.status === 201) acknowledged.add(await referenceOf(response));
        checkpoints.reach('answered');
      }),
    );
    await reached;
    await edge.stop('SIGKILL');
    await sent;
    checkpoints.forget();
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
    `kills ${KILLS} (${placesText(checkpoints.places)}), acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost.length}, undelivered ${undelivered.length}, delivered twice ${twice}`,
  );
  // Each place was reached.
  expect([...checkpoints.places.keys()].sort()).toEqual([...PLACES].sort());
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(lost).toEqual([]);
  expect(undelivered).toEqual([]);
});
