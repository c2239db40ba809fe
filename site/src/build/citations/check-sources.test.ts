import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSources, type CheckSettings, type Result } from './check-sources';
import type { Citations } from './cited';
import { readFingerprints, writeFingerprints } from './fingerprint-file';
import { answering, pageSaying, startLocalSite, type LocalSite } from './local-site.test-data';
import { pageCache } from './page-cache';
import { pageReader } from './read-page';
import { listOf, needsSomebody, readNothing } from './report';

const PAGES = ['changed', 'dead', 'enormous', 'excluded', 'moved', 'noisy', 'same', 'slow'];
const place = (name: string) => [{ place: `site/content/${name}.mdx:9`, checked: '2026-11', pages: [`/${name}`] }];

let site: LocalSite;
let folder: string;
beforeEach(async () => {
  site = await startLocalSite({ '/robots.txt': 'User-agent: *\nDisallow: /excluded' });
  for (const name of PAGES) site.routes[`/${name}`] = pageSaying('Paper 1 counts for 36 per cent.', 'first');
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterEach(() => site.close());

/** A run on a day, which stores what it found. */
async function run(day: string, settings: Partial<CheckSettings> = {}, cacheFolder = folder): Promise<Result> {
  const file = join(folder, 'fingerprints.json');
  const cache = pageCache(cacheFolder);
  const citations: Citations = new Map(PAGES.map((name) => [`${site.origin}/${name}`, place(name)]));
  const reader = (timeoutMs: number) =>
    pageReader({
      userAgent: 'test/1',
      timeoutMs,
      maxBytes: 100_000,
      delayMs: 0,
      freshMs: 1,
      today: new Date(day),
      cache,
    });
  const [patient, impatient] = [reader(20_000), reader(300)];
  const result = await checkSources(citations, {
    read: (address) => (address.endsWith('/slow') && day !== '2026-11-26' ? impatient(address) : patient(address)),
    stored: readFingerprints(file),
    sentencesOf: cache.sentencesOf,
    accepts: () => false,
    includes: () => true,
    ...settings,
  });
  writeFingerprints(file, result.fingerprints);
  return result;
}

/** What happens to the pages between two runs. */
function aMonthPasses(): void {
  site.routes['/changed'] = pageSaying('Paper 1 counts for 40 per cent.');
  site.routes['/dead'] = answering(410);
  site.routes['/enormous'] = pageSaying('x'.repeat(200_000));
  site.routes['/moved'] = answering(301, { Location: '/same' });
  site.routes['/noisy'] = pageSaying('Paper 1 counts for 36 per cent.', 'another visit');
  site.routes['/slow'] = () => undefined;
}

const outcomes = ({ checked }: Result) =>
  Object.fromEntries(checked.map(({ address, outcome }) => [new URL(address).pathname.slice(1), outcome]));

it('records the first fingerprint of each page, and says so', async () => {
  const result = await run('2026-11-26');
  const first = Object.fromEntries(PAGES.map((name) => [name, name === 'excluded' ? 'by-hand' : 'first']));
  expect(outcomes(result)).toEqual(first);
  expect(listOf(result)).toContain(
    'Read for the first time, so nothing was compared: 7. Commit `site/data/source-fingerprints.json`.',
  );
  expect(needsSomebody(result)).toBe(true);
  const lines = readFileSync(join(folder, 'fingerprints.json'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(PAGES.length - 1 + 2);
  expect(lines).toEqual([lines[0], ...lines.slice(1, -1).sort(), lines.at(-1)]);
});

it('lists what changed, moved or died a month later, with our pages that rest on it', async () => {
  await run('2026-11-26');
  aMonthPasses();
  const result = await run('2026-12-26');
  expect(outcomes(result)).toEqual({
    changed: 'changed',
    dead: 'dead',
    enormous: 'by-hand',
    excluded: 'by-hand',
    moved: 'moved',
    noisy: 'unchanged',
    same: 'unchanged',
    slow: 'unread',
  });
  const rest = (name: string) => `  - /${name}: site/content/${name}.mdx:9, checked 2026-11`;
  expect(listOf(result).replaceAll(site.origin, '')).toBe(
    `Read and unchanged: 2 of 8 addresses.

## Changed (1)

Compare each page with the fact that rests on it, and correct the fact and its month. Then \`pnpm sources --accept ADDRESS\`.

- /changed
${rest('changed')}
  - gone: \`Paper 1 counts for 36 per cent.\`
  - new: \`Paper 1 counts for 40 per cent.\`

## Dead (1)

Find another source, or take the fact out.

- /dead (answers 410)
${rest('dead')}

## Moved (1)

Write the new address wherever the old one is cited.

- /moved → /same
${rest('moved')}

## Not read: check by hand (2)

Open these in a browser when their month is old.

- /enormous (is larger than 0 MB)
${rest('enormous')}
- /excluded (its robots.txt does not allow us to read it)
${rest('excluded')}

## Not read this time (1)

The next run tries again.

- /slow (took longer than 0.3 s)
${rest('slow')}
`,
  );
});

it('lists a changed page again until somebody accepts it', async () => {
  await run('2026-11-26');
  aMonthPasses();
  await run('2026-12-26');
  expect(outcomes(await run('2027-01-26')).changed).toBe('changed');
  expect(outcomes(await run('2027-01-27', { accepts: (address) => address.endsWith('/changed') })).changed).toBe(
    'accepted',
  );
  expect(outcomes(await run('2027-02-26')).changed).toBe('unchanged');
});

it('keeps the fingerprint of a page that cannot be read', async () => {
  const { fingerprints } = await run('2026-11-26');
  const works = site.routes['/same'] ?? '';
  site.routes['/same'] = answering(500);
  const all = { accepts: () => true };
  expect((await run('2026-12-26', all)).fingerprints).toEqual(fingerprints);
  site.routes['/same'] = works;
  expect(outcomes(await run('2027-01-26')).same).toBe('unchanged');
});

it('names changed pages without their sentences on a machine that never read them', async () => {
  await run('2026-11-26');
  aMonthPasses();
  const elsewhere = mkdtempSync(join(tmpdir(), 'sources-'));
  const { checked } = await run('2026-12-26', {}, elsewhere);
  expect(checked.find(({ outcome }) => outcome === 'changed')).toMatchObject({ gone: [], added: [] });
});

it('lists a changed file without sentences', async () => {
  site.routes['/same'] = (_, response) => response.end('%PDF-1.7 one');
  await run('2026-11-26');
  site.routes['/same'] = (_, response) => response.end('%PDF-1.7 two');
  const { checked } = await run('2026-12-26');
  expect(checked.find(({ outcome }) => outcome === 'changed')).toMatchObject({ gone: [], added: [] });
});

it('reads some addresses only, and keeps the fingerprints of the others', async () => {
  const { fingerprints } = await run('2026-11-26');
  const only = { includes: (address: string) => address.endsWith('/same') };
  const result = await run('2026-12-26', only);
  expect(outcomes(result)).toEqual({ same: 'unchanged' });
  expect(result.fingerprints).toEqual(fingerprints);
});

it('forgets addresses that nobody cites any more', async () => {
  const stored = { [`${site.origin}/same`]: 'text:0' as const, 'https://www.example.org/': 'text:1' as const };
  expect((await run('2026-11-26', { stored })).fingerprints).not.toHaveProperty(['https://www.example.org/']);
});

it('notices that nothing at all could be read', async () => {
  const working = await run('2026-11-26');
  expect(readNothing(working)).toBe(false);
  await site.close();
  expect(readNothing(await run('2026-12-26'))).toBe(true);
});

it('needs nobody if all that it read is unchanged', async () => {
  await run('2026-11-26');
  expect(needsSomebody(await run('2026-12-26'))).toBe(false);
});
