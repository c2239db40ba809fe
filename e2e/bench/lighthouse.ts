import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts';
import { FROM_GERMANY } from './devices.ts';
import {
  aboveThePeer,
  asHighAsPeer,
  atMost,
  full,
  median,
  ofPeer,
  type Bar,
  type Figure,
  type Unit,
} from './figures.ts';

/** The audits that are times or shifts, and the categories, by their names in Lighthouse. */
const ROWS: Record<string, [label: string, unit: Unit, bar: Bar]> = {
  performance: ['performance', 'score', asHighAsPeer],
  'first-contentful-paint': ['FCP', 's', ofPeer(0.85)],
  'largest-contentful-paint': ['LCP', 's', ofPeer(0.85)],
  'total-blocking-time': ['TBT', 'ms', aboveThePeer(50, 'ms')],
  'cumulative-layout-shift': ['CLS', 'shift', atMost(0.005, 'shift')],
};
/** Audits that do not depend on the machine, so one run per page is enough. */
const ONCE: Record<string, string> = {
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
  'agentic-browsing': 'agentic browsing',
};

type Values = Record<string, number>;

/** A page beside the peer's. */
export async function lighthouseFigures(url: string, peerUrl: string | undefined, runs: number): Promise<Figure[]> {
  const [ours = [], peers] = await measureInTurn(peerUrl ? [url, peerUrl] : [url], runs, Object.keys(ONCE));
  return [
    ...Object.entries(ROWS).map(([key, [label, unit, bar]]) => ({
      label,
      unit,
      bar,
      value: middle(ours, key),
      peer: peers && middle(peers, key),
    })),
    ...Object.entries(ONCE).map(([key, label]) => ({
      label,
      unit: 'score' as const,
      bar: full,
      value: ours[0]?.[key] ?? NaN,
    })),
  ];
}

/** The times of several pages, without bars. */
export async function lighthouseTimes(urls: readonly string[], runs: number): Promise<Figure[][]> {
  const pages = await measureInTurn(urls, runs, []);
  return pages.map((values) =>
    Object.entries(ROWS).map(([key, [label, unit]]) => ({ label, unit, value: middle(values, key) })),
  );
}

/**
 * Measures pages in turn, so that other load on the machine affects all of them.
 * @param categories Those that the first run measures of the first page, besides performance.
 */
async function measureInTurn(urls: readonly string[], runs: number, categories: string[]): Promise<Values[][]> {
  const pages: Values[][] = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, url] of urls.entries())
      pages[at]?.push(await tryValuesOf(url, run === 0 && at === 0 ? categories : []));
  return pages;
}

const middle = (all: readonly Values[], key: string) =>
  median(all.map((values) => values[key] ?? NaN).filter(Number.isFinite));

/** A run that fails, as Lighthouse's do now and then, has no values and ends no others. */
function tryValuesOf(url: string, categories: string[] = []): Promise<Values> {
  return valuesOf(url, categories).catch((error: Error) => {
    console.error(error.message);
    return {};
  });
}

async function valuesOf(url: string, categories: string[]): Promise<Values> {
  const chrome = await launch({
    chromePath: await findBrowser({ withWindow: true }),
    chromeFlags: ['--headless=new', ...BROWSER_ARGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      // Where no tag of another company may load before the visitor agrees: there is none to fetch here.
      extraHeaders: FROM_GERMANY,
      onlyCategories: ['performance', ...categories],
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse failed at ${url}: ${runtimeError.message}`);
    for (const id of categories) nameFailed(result.lhr, id);
    return {
      ...Object.fromEntries(Object.entries(audits).map(([id, { numericValue = NaN }]) => [id, numericValue])),
      ...Object.fromEntries(Object.entries(result.lhr.categories).map(([id, { score }]) => [id, score ?? NaN])),
    };
  } finally {
    chrome.kill();
  }
}

/** Prints the failed audits of a category. */
function nameFailed({ categories, audits, finalDisplayedUrl }: Result, id: string): void {
  for (const { id: audit, weight } of categories[id]?.auditRefs ?? []) {
    const { score = null, title = '' } = audits[audit] ?? {};
    if (weight > 0 && score !== null && score < 1) console.log(`${finalDisplayedUrl} ${id}: ${title} (${audit})`);
  }
}
