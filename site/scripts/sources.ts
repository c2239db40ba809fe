/** `pnpm sources`: {@link USAGE} */
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSources } from '../src/build/citations/check-sources';
import { readCitations } from '../src/build/citations/cited';
import { FINGERPRINT_FILE, readFingerprints, writeFingerprints } from '../src/build/citations/fingerprint-file';
import { pageCache } from '../src/build/citations/page-cache';
import { pageReader } from '../src/build/citations/read-page';
import { listOf, needsSomebody, progressOf, readNothing } from '../src/build/citations/report';
import { readBrand } from '../src/build/content/brand';

const USAGE = `pnpm sources: reads every page that we cite, and lists what changed, moved or died since it was last accepted.

  --accept ADDRESS    you have compared this changed page with our facts: store what it says now ("all" for every page)
  --only TEXT         only addresses with this text
  --again             also pages that were read in the last 20 hours
  --markdown FILE     write the list to a file, if somebody has something to do`;

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** An issue on GitHub has at most 65,536 characters. */
const ISSUE_CHARACTERS = 60_000;

const root = join(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      accept: { type: 'string', multiple: true, default: [] },
      only: { type: 'string', default: '' },
      again: { type: 'boolean', default: false },
      markdown: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const { slug, siteUrl } = readBrand(join(root, 'site/data'));
  const cache = pageCache(join(root, '.artefacts/sources'));
  const file = join(root, FINGERPRINT_FILE);
  const citations = readCitations(root, slug);
  const accepted = new Set(values.accept);
  const unknown = values.accept.filter((address) => address !== 'all' && !citations.has(address));
  if (unknown.length > 0) throw new Error(`We cite no such address: ${unknown.join(', ')}. Copy it from the list.`);
  const result = await checkSources(citations, {
    read: pageReader({
      userAgent: `${slug}-source-check/1.0 (+${siteUrl}; compares pages that we cite, once a month)`,
      timeoutMs: 30 * SECOND_MS,
      maxBytes: 20_000_000,
      delayMs: 2 * SECOND_MS,
      freshMs: values.again ? 0 : 20 * HOUR_MS,
      today: new Date(),
      cache,
    }),
    stored: readFingerprints(file),
    sentencesOf: cache.sentencesOf,
    accepts: (address) => accepted.has('all') || accepted.has(address),
    includes: (address) =>
      address.includes(values.only) && (accepted.size === 0 || accepted.has('all') || accepted.has(address)),
    report: (checked) => console.error(progressOf(checked)),
  });
  if (values.markdown) rmSync(resolve(root, values.markdown), { force: true });
  if (!values.only && accepted.size === 0 && readNothing(result))
    throw new Error('No page could be read, so nothing was stored. Is this machine online?');
  writeFingerprints(file, result.fingerprints);
  console.log(listOf(result));
  if (values.markdown && needsSomebody(result))
    writeFileSync(resolve(root, values.markdown), listOf(result, ISSUE_CHARACTERS));
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
