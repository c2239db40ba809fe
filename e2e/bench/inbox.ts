import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developerAssertion, ownerKey, publicPart } from '../../packages/edge/scripts/owner-key.ts';
import { edgeFolder } from '../../packages/edge/scripts/wrangler.ts';
import { addManyLeads, COMMON_WORD, RARE_WORD } from '../../packages/edge/test/many-leads.ts';
import { withEdge } from '../edge.ts';
import { PORTS } from '../ports.ts';
import { atMost, medianOf, type Figure, type Group } from './figures.ts';
import { inspect } from './inspector.ts';

/** Leads of an inbox: twenty a day for seven years. */
const LEADS = 50_000;
/** Bytes that the Worker may use during an export. Cloudflare stops an isolate at 128 MB. */
const MEMORY = 128_000_000;
/** Milliseconds between two readings of the memory. */
const READ_EVERY_MS = 20;

/** The owner's inbox with as many leads as it may ever have: what the Worker answers, in which time and memory. */
export async function inboxGroup(runs: number): Promise<Group> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  try {
    const key = await ownerKey(folder);
    const headers = { Cookie: `CF_Authorization=${await developerAssertion(key)}` };
    let references: string[] = [];
    let state = '';
    const options = {
      inspectorPort: PORTS.inspector,
      vars: { OWNER_DEV_KEY: publicPart(key) },
      prepare: (persistTo: string) => {
        state = persistTo;
        references = addManyLeads(persistTo, LEADS, Date.now());
      },
    };
    return await withEdge(
      PORTS.worker,
      async (origin) => {
        const ask = async (path: string) => {
          const began = performance.now();
          const response = await fetch(`${origin}/api/owner/${path}`, { headers });
          const body = await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
          return { ms: performance.now() - began, bytes: body.byteLength };
        };
        // The first request compiles.
        await ask('leads');
        const timed = async (label: string, path: string): Promise<Figure> => ({
          label,
          unit: 'ms',
          value: await medianOf(runs, label, async () => (await ask(path)).ms),
        });
        const figures = [
          await timed('the first page', 'leads'),
          await timed('a filter', 'leads?role=student&programme=ap&status=new'),
          await timed('search: a word of every lead', `leads?search=${COMMON_WORD}`),
          await timed('search: a word of one in a thousand', `leads?search=${RARE_WORD}`),
          await timed('search: a word of none', 'leads?search=nobody-wrote-this'),
          await timed('one lead', `leads/${references.at(-1)}`),
        ];
        const inspector = await inspect(PORTS.inspector);
        let peak = 0;
        const reading = setInterval(
          () => void inspector.memory().then((now) => (peak = Math.max(peak, now))),
          READ_EVERY_MS,
        );
        const table = await ask('export.csv');
        clearInterval(reading);
        inspector.close();
        return {
          title: `An inbox of ${LEADS.toLocaleString('en')} leads`,
          figures: [
            ...figures,
            { label: 'export as CSV', unit: 's', value: table.ms },
            { label: 'size of the CSV', unit: 'kB', value: table.bytes },
            {
              label: 'memory of the Worker during the export, at most',
              unit: 'kB',
              value: peak,
              bar: atMost(MEMORY, 'kB'),
            },
            { label: '`pnpm leads export`', unit: 's', value: timeOfCommand(state) },
          ],
        };
      },
      options,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds in which the command writes its table. */
function timeOfCommand(state: string): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, [join(edgeFolder, 'scripts/leads.ts'), 'export', '--state', state], {
    // Its table goes nowhere.
    stdio: 'ignore',
  });
  return status === 0 ? performance.now() - began : NaN;
}
