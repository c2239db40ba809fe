import type { BrowserContext, Page } from 'playwright';
import { startProxy, type Proxy } from '../proxy.ts';
import { DEVICES, FROM_GERMANY, withBrowser } from './devices.ts';
import { median, type Figure, type Group } from './figures.ts';
import { paintsOf, watchPaints, type Paints } from './paints.ts';
import { slowDown } from './stage.ts';

/** The pages of a parent's visit, in order: from the first page to the form. */
const PATHS = ['/', '/services/chemistry-tutoring', '/tutoring-packages', '/tutors', '/contact'] as const;
const VISITS = 3;
/** How long a visitor reads a page, in milliseconds of real time: meanwhile it loads in the background. */
const READING_MS = 4000;

/** A page of a visit: its paints, and the bytes that came until the visitor left it. */
type PageOfVisit = Paints & { bytes: number };

/**
 * Visits of five pages over slow 4G, and the home page again on another day: what the cache and the service worker spare.
 * A proxy counts the bytes, because a page does not see what a service worker loads. The service worker's own requests are
 * not slowed down.
 */
export async function visitGroup(origin: string): Promise<Group> {
  const visits: { pages: PageOfVisit[]; again: PageOfVisit }[] = [];
  const proxy = await startProxy(origin);
  try {
    await withBrowser(
      async (browser) => {
        for (let visit = 0; visit < VISITS; visit += 1) {
          const context = await browser.newContext({ ...DEVICES.phone, extraHTTPHeaders: FROM_GERMANY });
          const pages: PageOfVisit[] = [];
          const page = await slowPage(context, proxy);
          for (const path of PATHS) pages.push(await open(page, proxy, path));
          await page.close();
          visits.push({ pages, again: await open(await slowPage(context, proxy), proxy, PATHS[0]) });
          await context.close();
        }
      },
      { withWindow: false },
    );
  } finally {
    proxy.close();
  }
  const first = visits.map(({ pages }) => pages.slice(0, 1));
  const further = visits.map(({ pages }) => pages.slice(1));
  const again = visits.map((visit) => [visit.again]);
  return {
    title: `A visit of five pages over slow 4G, CPU 4×, medians of ${VISITS} visits`,
    figures: [
      ...figuresOf('the first page', first),
      ...figuresOf('each further page', further),
      ...figuresOf('the first page on another day', again),
    ],
  };
}

function figuresOf(label: string, visits: readonly PageOfVisit[][]): Figure[] {
  const pages = visits.flat();
  const middle = (key: keyof PageOfVisit) => median(pages.map((page) => page[key]));
  return [
    { label: `${label}: first paint`, unit: 's', value: middle('first') },
    { label: `${label}: largest paint`, unit: 's', value: middle('largest') },
    { label: `${label}: loaded, in the background too`, unit: 'kB', value: middle('bytes') },
  ];
}

async function slowPage(context: BrowserContext, proxy: Proxy): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await page.goto(`${proxy.url}/robots.txt`);
  await slowDown(await context.newCDPSession(page));
  return page;
}

async function open(page: Page, proxy: Proxy, path: string): Promise<PageOfVisit> {
  const before = proxy.sentBytes();
  await page.goto(proxy.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(READING_MS);
  return { ...(await paintsOf(page)), bytes: proxy.sentBytes() - before };
}
