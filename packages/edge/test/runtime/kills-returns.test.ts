import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developerAssertion, ownerKey, publicPart } from '../../scripts/owner-key.ts';
import { RETURN_CHECKPOINTS } from '../../src/checkpoint';
import { placesText, watchCheckpoints } from '../checkpoints';
import { fakeReceivers } from '../fake-receivers';
import { runEdge, type RunningEdge } from '../running-edge';
import { addMarking, WORK } from '../sample-marking';

/** Where it is killed: at each checkpoint of a return, and when its answer arrives. */
const PLACES = [...RETURN_CHECKPOINTS, 'answered'] as const;
/** How often the whole runtime is killed. */
const KILLS = Number(process.env.KILLS ?? PLACES.length);
/** Pages that go back at each kill. */
const RETURNS = 2;

let checkpoints: Awaited<ReturnType<typeof watchCheckpoints<(typeof PLACES)[number]>>>;
let others: Awaited<ReturnType<typeof fakeReceivers>>;
let edge: RunningEdge;
let cookie: string;

beforeAll(async () => {
  const key = await ownerKey(mkdtempSync(join(tmpdir(), 'tutoring-owner-')));
  cookie = `CF_Authorization=${await developerAssertion(key)}`;
  [checkpoints, others] = await Promise.all([watchCheckpoints<(typeof PLACES)[number]>(), fakeReceivers()]);
  edge = await runEdge({
    ...others.vars,
    LEAD_WEBHOOK_URL: '',
    OWNER_DEV_KEY: publicPart(key),
    MAIL_DAILY_LIMIT: '100000',
    CHECKPOINT_URL: checkpoints.url,
  });
});
afterAll(async () => {
  await edge.remove();
  others.close();
  checkpoints.close();
});

const runCron = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now()}`);
const giveBack = (reference: string) =>
  fetch(`${edge.url}/api/owner/marking/${reference}/return`, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: edge.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ work: WORK, version: 0 }),
  });
/** The texts of the mails with links, by their idempotency key: the provider drops what it has under a key already. */
function mailsByKey(): Map<string, string[]> {
  const mails = new Map<string, string[]>();
  for (const { headers, body } of others.at('reply')) {
    const key = String(headers['idempotency-key']);
    if (key.startsWith('return-')) mails.set(key, [...(mails.get(key) ?? []), body.text ?? '']);
  }
  return mails;
}

it(`loses no mail of a returned page in ${KILLS} kills`, { timeout: KILLS * 60_000 + 180_000 }, async () => {
  const all: string[] = [];
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill++) {
    const place = PLACES[kill % PLACES.length] ?? 'answered';
    const references = await Promise.all(Array.from({ length: RETURNS }, () => addMarking(edge)));
    all.push(...references);
    const reached = checkpoints.expect(place, 1 + (Math.floor(kill / PLACES.length) % RETURNS));
    const work = Promise.allSettled(
      references.map(async (reference) => {
        // A killed runtime answers nothing: that return was never acknowledged.
        if ((await giveBack(reference)).status !== 200) return;
        acknowledged.add(reference);
        checkpoints.reach('answered');
      }),
    );
    await reached;
    await edge.stop('SIGKILL');
    await work;
    checkpoints.forget();
    await edge.restart();
    const stored = new Set(
      edge
        .query<{ reference: string }>('select reference from markings where returned_at is not null')
        .map(({ reference }) => reference),
    );
    expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([]);
    // A tutor who got no answer presses again. If all these waited, the form would take no more pages.
    for (const reference of references) {
      const { status } = await giveBack(reference);
      expect([status, reference]).toEqual([stored.has(reference) ? 409 : 200, reference]);
    }
  }
  await expect
    .poll(
      async () => {
        // As if the leases had ended.
        edge.write('update markings set mail_due_at = 0 where mail_due_at is not null');
        await runCron();
        return edge.query('select 1 from markings where mailed_at is null').length;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  const mails = mailsByKey();
  const twice = [...mails.values()].filter(({ length }) => length > 1);
  console.log(
    `kills ${KILLS} (${placesText(checkpoints.places)}), returned ${all.length}, acknowledged ${acknowledged.size}, mails ${mails.size}, twice ${twice.length}`,
  );
  expect([...checkpoints.places.keys()].sort()).toEqual([...PLACES].sort());
  expect([...mails.keys()].sort()).toEqual(all.map((reference) => `return-${reference}`).sort());
  // The documented duplicate: killed after the provider took the mail, and before we noted it. It is the same mail.
  for (const texts of twice) expect(new Set(texts).size).toBe(1);
  expect(twice.length).toBeLessThanOrEqual(KILLS * RETURNS);
});
