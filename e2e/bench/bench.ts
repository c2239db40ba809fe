/**
 * Measures the built site on the real edge runtime, beside another site if one is given, and prints each figure with
 * its bar. Build before: `pnpm build`.
 *
 * Usage: pnpm bench [--runs 5] [--peer folder of a built site] [--pages home,service,…]
 *                   [--only bytes|lighthouse|presses|search] [--readme]
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { withEdge } from '../edge.ts';
import { SAMPLE_PAGES } from '../pages.ts';
import { PORTS } from '../ports.ts';
import { backFigure } from './back.ts';
import { bytesFigures, bytesOf } from './bytes.ts';
import { withBrowser } from './devices.ts';
import type { Figure, Group } from './figures.ts';
import { interactionGroup } from './interactions.ts';
import { lighthouseFigures } from './lighthouse.ts';
import { withPeer, type Peer } from './peer.ts';
import { pressGroups } from './presses.ts';
import { loadOf, reportOf, summaryOf, writeReadme } from './report.ts';
import { searchGroup } from './search.ts';

const PARTS = ['bytes', 'lighthouse', 'presses', 'search'];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
    pages: { type: 'string' },
    only: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error(`--runs is a number from 1 on, not ${options.runs}.`);
if (options.only && !PARTS.includes(options.only)) throw new Error(`--only is one of ${PARTS.join(', ')}.`);
if (options.only && options.readme) throw new Error('The README has all parts: leave --only away.');
const wants = (part: string) => !options.only || options.only === part;
const pages = chosenPages(options.pages);

const print = (group: Group) => {
  console.log(reportOf(group));
  return group;
};

await withEdge(PORTS.bench, (origin) =>
  options.peer
    ? withPeer(options.peer, PORTS.peer, (peer) => withBrowser((browser) => measure(browser, origin, peer)))
    : withBrowser((browser) => measure(browser, origin)),
);

async function measure(browser: Browser, origin: string, peer?: Peer): Promise<void> {
  console.log(loadOf());
  const ofPages: Group[] = [];
  if (wants('bytes') || wants('lighthouse')) {
    for (const [name, path] of pages) {
      const peerPage = path === '/' ? peer?.home : peer?.article;
      const figures = await figuresOf(browser, origin + path, peerPage);
      ofPages.push(print({ title: `${name} \`${path}\``, figures }));
    }
  }
  const others: Group[] = [];
  if (wants('presses')) {
    for await (const group of pressGroups(browser, origin, runs)) others.push(print(group));
    others.push(print(await interactionGroup(browser, origin, runs)));
    others.push(print({ title: 'Back and forward', figures: [await backFigure(browser, origin)] }));
  }
  if (wants('search')) others.push(print(searchGroup()));
  console.log(summaryOf([...ofPages, ...others]));
  console.log(loadOf());
  if (options.readme) writeReadme(ofPages, others, runs);
}

async function figuresOf(browser: Browser, url: string, peerUrl: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  if (wants('bytes')) {
    figures.push(...bytesFigures(await bytesOf(browser, url), peerUrl ? await bytesOf(browser, peerUrl) : undefined));
  }
  if (wants('lighthouse')) figures.push(...(await lighthouseFigures(url, peerUrl, runs)));
  return figures;
}

/** The sample pages with such names: `region, Japanese` is asked for as `region-japanese`. */
function chosenPages(names: string | undefined): [name: string, path: string][] {
  // Lighthouse does not measure a page that answers 404.
  const all = Object.entries(SAMPLE_PAGES).filter(([, path]) => path !== '/404');
  if (!names) return all;
  const known = new Map(all.map((page) => [page[0].toLowerCase().match(/\w+/g)?.join('-') ?? '', page]));
  return names.split(',').map((name) => {
    const page = known.get(name.trim());
    if (!page) throw new Error(`There is no page "${name}". These are: ${[...known.keys()].join(', ')}.`);
    return page;
  });
}
