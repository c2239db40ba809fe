import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_CHECKPOINTS } from '../../src/checkpoint';
import { readObjects } from '../bucket';
import { placesText, watchCheckpoints } from '../checkpoints';
import { LEAD, referenceOf, runEdge, send, type RunningEdge } from '../running-edge';
import { jpegPage } from '../pictures';

/** How often the whole runtime is killed. */
const KILLS = Number(process.env.KILLS ?? 8);
/** Requests with pages on their way at each kill, and pages of each. */
const REQUESTS = 3;
const PAGES = 2;
/** Where it is killed: at each checkpoint of a page and of its lead, and when an answer arrives. */
const PLACES = [...PAGE_CHECKPOINTS, 'store', 'stored', 'answered'] as const;
type Place = (typeof PLACES)[number];

let checkpoints: Awaited<ReturnType<typeof watchCheckpoints<Place>>>;
let edge: RunningEdge;
let pages: Buffer[];

beforeAll(async () => {
  pages = await Promise.all([0, 1, 2].map((seed) => jpegPage(seed, { width: 200, height: 280 })));
  checkpoints = await watchCheckpoints();
  edge = await runEdge({ CHECKPOINT_URL: checkpoints.url });
});
afterAll(async () => {
  await edge.remove();
  checkpoints.close();
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const runCron = () => fetch(`${edge.url}/cdn-cgi/handler/scheduled?time=${Date.now()}`);
const objectKeys = () => readObjects(edge.state).map(({ key }) => key);
const rowKeys = (where = 'true') =>
  edge.query<{ key: string }>(`select key from marking_pages where ${where} order by key`).map(({ key }) => key);

/** Sends pages and their lead, and says what was acknowledged. */
async function sendOne(name: string, acknowledged: Acknowledged): Promise<void> {
  const upload = `upload-${name}-0123456789`;
  const sent = pages.slice(0, PAGES);
  for (const [position, page] of [...sent.entries(), [0, pages[2]] as const, [0, sent[0]] as const]) {
    const response = await fetch(`${edge.url}/api/leads/pages/${position}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'image/jpeg',
        'Idempotency-Key': upload,
        'CF-Connecting-IP': `10.5.${name.replace('-', '.')}`,
      },
      body: new Uint8Array(page ?? []),
    });
    if (response.status === 200) acknowledged.pages.set(`${upload} ${position}`, hashOf(page ?? new Uint8Array()));
    else return refuse(response, acknowledged);
  }
  const lead = {
    ...LEAD,
    email: `kill-${name}@example.com`,
    ...{ asksFor: 'marking', upload, pages: sent.map(hashOf), handedBack: true },
  };
  const response = await send(edge, lead);
  if (response.status === 201) acknowledged.leads.add(await referenceOf(response));
  else refuse(response, acknowledged);
  checkpoints.reach('answered');
}

/** A killed runtime may answer 5xx. Anything else is a mistake of this test. */
function refuse({ status }: Response, { refused }: Acknowledged): void {
  if (status < 500) refused.push(status);
}

interface Acknowledged {
  refused: number[];
  /** The hash of what was last acknowledged at each place of an upload. */
  pages: Map<string, string>;
  leads: Set<string>;
}

it(
  `loses no acknowledged page in ${KILLS} kills, and leaves no orphan`,
  { timeout: KILLS * 60_000 + 180_000 },
  async () => {
    const acknowledged: Acknowledged = { refused: [], pages: new Map(), leads: new Set() };
    /** Leads that are forgotten, so that the purge has something to do. */
    const forgotten = new Set<string>();
    for (let kill = 0; kill < KILLS; kill++) {
      const place = PLACES[kill % PLACES.length] ?? 'answered';
      // As many waiting requests as the owner allows would end the test.
      edge.write('update markings set returned_at = 1');
      // 200 kills send more than twice the pages that a day takes.
      edge.write('delete from daily_counts');
      // One without a kill: each kill may harm what was acknowledged before it.
      await sendOne(`${kill}-${REQUESTS}`, acknowledged);
      const reached = checkpoints.expect(place, 1 + (Math.floor(kill / PLACES.length) % REQUESTS));
      if (place.startsWith('purge')) {
        const [reference] = [...acknowledged.leads].filter((one) => !forgotten.has(one));
        forgotten.add(reference ?? '');
        edge.write(`delete from leads where reference = '${reference}'`);
      }
      const work = Promise.allSettled([
        ...Array.from({ length: REQUESTS }, (_, index) => sendOne(`${kill}-${index}`, acknowledged)),
        runCron(),
      ]);
      await reached;
      await edge.stop('SIGKILL');
      await work;
      checkpoints.forget();
      // Whatever was being done: no object is without a row.
      const known = new Set(rowKeys());
      expect(objectKeys().filter((key) => !known.has(key))).toEqual([]);
      await edge.restart();
    }
    const stored = edge.query<{ reference: string; pages: number }>(
      `select leads.reference, count(marking_pages.key) as pages from leads join markings using (reference)
     left join marking_pages on marking_pages.reference = leads.reference and is_stored group by 1`,
    );
    const whole = new Set(stored.filter((lead) => lead.pages === PAGES).map(({ reference }) => reference));
    const lost = [...acknowledged.leads].filter((reference) => !forgotten.has(reference) && !whole.has(reference));
    const halves = stored.filter((lead) => lead.pages !== PAGES);
    // Each acknowledged page is there, or belongs to a lead that is forgotten, or was replaced by a later one.
    const objects = new Set(objectKeys());
    const bound = edge.query<{ key: string }>(
      'select key from marking_pages where is_bound and reference is not null and is_stored',
    );
    const missing = bound.filter(({ key }) => !objects.has(key));
    // After a day the purge has deleted all that no lead named.
    edge.write('update marking_pages set stored_at = 0');
    await expect
      .poll(
        async () => {
          await runCron();
          return rowKeys('reference is null').length;
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    console.log(
      `kills ${KILLS} (${placesText(checkpoints.places)}), acknowledged pages ${acknowledged.pages.size}, leads ${acknowledged.leads.size}, lost ${lost.length}, forgotten ${forgotten.size}, objects ${objects.size} before and ${objectKeys().length} after the purge`,
    );
    expect([...checkpoints.places.keys()].sort()).toEqual([...PLACES].sort());
    expect([acknowledged.refused, lost, halves, missing]).toEqual([[], [], [], []]);
    expect(acknowledged.leads.size).toBeGreaterThan(0);
    expect(objectKeys()).toEqual(rowKeys('is_stored'));
    expect(rowKeys('not is_stored or reference is null')).toEqual([]);
  },
);
