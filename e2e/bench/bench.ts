/**
 * Measures the built site on the real edge runtime, beside another site if one is given, and prints one table: each
 * figure with its bar and with what is committed. It fails when a size has got worse than that: bytes, requests or
 * violations. Times only compare within a run, as ratios. Build before: `pnpm build`.
 *
 * Usage: pnpm bench [--runs 5] [--peer folder of a built site]… [--pages home,service,…]
 *                   [--only bytes|violations|lighthouse|peers|visits|presses|photo|worker|inbox|search]
 *                   The bars compare with the first peer. The home page is compared with all of them.
 *                   [--write]  writes the figures to docs/benchmarks.md, and compares later runs with them
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { withEdge } from '../edge.ts';
import { storeLead } from '../lead.ts';
import { SAMPLE_PAGES } from '../pages.ts';
import { PORTS } from '../ports.ts';
import { backFigure } from './back.ts';
import { bytesFigures, bytesOf } from './bytes.ts';
import { withBrowser } from './devices.ts';
import type { Figure, Group } from './figures.ts';
import { firstVisitGroup } from './first-visit.ts';
import { inboxGroup } from './inbox.ts';
import { interactionGroup } from './interactions.ts';
import { lighthouseFigures, lighthouseTimes } from './lighthouse.ts';
import { withPeers, type Peer } from './peer.ts';
import { photoGroup } from './photo.ts';
import { pressGroups } from './presses.ts';
import { loadOf, rowsOf, summaryOf, tableHead, writeBenchmarks } from './report.ts';
import { commit, gotWorse } from './results.ts';
import { searchGroup } from './search.ts';
import { violationFigures, wholeSiteGroup } from './violations.ts';
import { visitGroup } from './visit.ts';
import { workerGroup } from './worker.ts';

const PARTS = ['bytes', 'violations', 'lighthouse', 'peers', 'visits', 'presses', 'photo', 'worker', 'inbox', 'search'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    peer: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error(`--runs must be at least 1, but is ${options.runs}.`);
if (options.only && !PARTS.includes(options.only))
  throw new Error(`--only is "${options.only}", but must be one of ${PARTS.join(', ')}.`);
if (options.write && (options.only || options.pages))
  throw new Error('The committed results contain all parts and pages. Use --write without --only and --pages.');
const wants = (part: string) => !options.only || options.only === part;
const pages = chosenPages(options.pages);

const print = (group: Group) => {
  console.log(rowsOf(group));
  return group;
};

await withEdge(PORTS.bench, (origin) =>
  withPeers(options.peer, (peers) => withBrowser((browser) => measure(browser, origin, peers))),
);

async function measure(browser: Browser, origin: string, peers: readonly Peer[]): Promise<void> {
  const [peer] = peers;
  console.log(`${loadOf()}\n\n${tableHead()}`);
  const ofPages: Group[] = [];
  if (wants('bytes') || wants('violations') || wants('lighthouse')) {
    for (const [name, path] of pages) {
      const peerPage = path === '/' ? peer?.home : peer?.article;
      const figures = await figuresOf(browser, await addressOf(browser, origin, path), peerPage);
      ofPages.push(print({ title: `${name} \`${path}\``, figures }));
    }
  }
  const homes = wants('peers') && peers.length > 1 ? await homeGroups(browser, origin, peers) : [];
  homes.forEach(print);
  const others: Group[] = [];
  if (wants('violations')) others.push(print(await wholeSiteGroup(origin)));
  if (wants('visits')) {
    for (const line of ['slow 4G', 'slow 3G'] as const) others.push(print(await firstVisitGroup(origin, line)));
    others.push(print(await visitGroup(origin)));
  }
  if (wants('presses')) {
    for await (const group of pressGroups(browser, origin, runs)) others.push(print(group));
    others.push(print(await interactionGroup(browser, origin, runs)));
    others.push(print({ title: 'Back and forward', figures: [await backFigure(browser, origin)] }));
  }
  if (wants('photo')) others.push(print(await photoGroup(browser, origin)));
  if (wants('worker')) others.push(print(await workerGroup(browser, runs)));
  if (wants('inbox')) others.push(print(await inboxGroup(runs)));
  if (wants('search')) others.push(print(searchGroup()));
  const all = [...ofPages, ...others];
  console.log(`${summaryOf(all)}\n${loadOf()}`);
  const worse = gotWorse(all);
  if (worse.length > 0) console.log(`\nWorse than the committed results:\n${worse.join('\n')}`);
  if (options.write) {
    commit(all, runs, browser.version());
    writeBenchmarks(ofPages, homes, others, runs);
  } else if (worse.length > 0) {
    console.log('Fix the cause, or accept the new results: `pnpm bench --peer DIR --write`.');
    process.exitCode = 1;
  }
}

/** Where a page is measured: that of thanks has something to thank for. */
async function addressOf(browser: Browser, origin: string, path: string): Promise<string> {
  if (path !== SAMPLE_PAGES.thanks) return origin + path;
  const page = await browser.newPage({ baseURL: origin });
  const reference = await storeLead(page, 'measured');
  await page.close();
  return `${origin}${path}?reference=${reference}`;
}

async function figuresOf(browser: Browser, url: string, peerUrl: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (wants('bytes')) {
    figures.push(...bytesFigures(await bytesOf(browser, url), peerUrl ? await bytesOf(browser, peerUrl) : undefined));
  }
  if (wants('violations')) figures.push(...(await violationFigures(browser, url)));
  if (wants('lighthouse')) figures.push(...(await lighthouseFigures(url, peerUrl, runs)));
  return figures;
}

/** The home pages of this site and of all peers, without bars. */
async function homeGroups(browser: Browser, origin: string, peers: readonly Peer[]): Promise<Group[]> {
  const homes = [{ name: 'this site', home: `${origin}/` }, ...peers];
  const times = await lighthouseTimes(
    homes.map(({ home }) => home),
    runs,
  );
  const groups: Group[] = [];
  for (const [at, { name, home }] of homes.entries()) {
    const bytes = bytesFigures(await bytesOf(browser, home), undefined).map(({ label, unit, value }) => ({
      label,
      unit,
      value,
    }));
    groups.push({ title: `home of ${name}`, figures: [...bytes, ...(times[at] ?? [])] });
  }
  return groups;
}

/** The sample pages with such names: `region, Japanese` is asked for as `region-japanese`. */
function chosenPages(names: string | undefined): [name: string, path: string][] {
  // Lighthouse does not measure a page that answers 404.
  const all = Object.entries(SAMPLE_PAGES).filter(([, path]) => path !== '/404');
  if (!names) return all;
  const known = new Map(all.map((page) => [page[0].toLowerCase().match(/\w+/g)?.join('-') ?? '', page]));
  return names.split(',').map((name) => {
    const page = known.get(name.trim());
    if (!page) throw new Error(`There is no page "${name}". The pages are: ${[...known.keys()].join(', ')}.`);
    return page;
  });
}
