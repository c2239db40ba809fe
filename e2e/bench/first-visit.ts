import type { Browser } from 'playwright';
import { DEVICES, FROM_GERMANY, withBrowser } from './devices.ts';
import { atMost, median, type Figure, type Group } from './figures.ts';
import { slowDown } from './stage.ts';

/** Pages of the languages that have the brand's fonts. Each is loaded three times. */
const PATHS = ['/', '/services/chemistry-tutoring', '/fr'] as const;
const LOADS = 3;
/** Milliseconds from the beginning of the navigation within which the title, and then the text, is in the brand's font. */
const TITLE_MS = 1000;
const TEXT_MS = 3000;
/** Milliseconds after which a font has not come. */
const GIVE_UP_MS = 10_000;

interface Visit {
  /** Milliseconds until the first frame with the font. `Infinity` if it never came. */
  title: number;
  text: number;
  /** The sum of all layout shifts. */
  shift: number;
}

/**
 * First visits over slow 4G, with an empty cache and a slow CPU: when the brand's fonts are painted, and what moves. A
 * phone has hardware for painting; a browser with a window paints in software here, on the CPU that is slowed down
 * already. So this one has no window.
 */
export async function firstVisitGroup(origin: string): Promise<Group> {
  const visits: Visit[] = [];
  await withBrowser(
    async (browser) => {
      // The first load warms up the server, and does not count.
      await visit(browser, origin + PATHS[0]);
      for (let load = 0; load < LOADS; load += 1)
        for (const path of PATHS) visits.push(await visit(browser, origin + path));
    },
    { withWindow: false },
  );
  const timely = (name: 'title' | 'text', limit: number): Figure => ({
    label: `visits with the ${name} in the brand’s font within ${limit / 1000} s`,
    unit: 'count',
    value: visits.filter((one) => one[name] <= limit).length,
    bar: { text: String(visits.length), passes: (count) => count === visits.length },
  });
  const middle = (name: 'title' | 'text'): Figure => ({
    label: `${name} in the brand’s font, median`,
    unit: 's',
    value: median(visits.map((one) => one[name])),
  });
  return {
    title: `First visits over slow 4G, CPU 4×, ${visits.length} loads`,
    figures: [
      timely('title', TITLE_MS),
      timely('text', TEXT_MS),
      middle('title'),
      middle('text'),
      {
        label: 'layout shift, the largest of all visits',
        unit: 'shift',
        value: Math.max(...visits.map(({ shift }) => shift)),
        bar: atMost(0.005, 'shift'),
      },
    ],
  };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...DEVICES.phone, extraHTTPHeaders: FROM_GERMANY });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    // A phone keeps a process ready for the next site. Here the browser would start one while its CPU is slowed down.
    await page.goto(new URL('/robots.txt', url).href);
    await slowDown(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'load' });
    await page
      .waitForFunction(() => (window as unknown as { seen: Visit }).seen.text < Infinity, undefined, {
        timeout: GIVE_UP_MS,
      })
      .catch(() => undefined);
    // The last shift is reported a frame later.
    await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))));
    return await page.evaluate(() => (window as unknown as { seen: Visit }).seen);
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the first frame in which each font is ready, and adds up the shifts. */
function watch(): void {
  const seen: Visit = { title: Infinity, text: Infinity, shift: 0 };
  Object.assign(window, { seen });
  const isReady = (family: string) =>
    [...document.fonts].some((font) => font.family.replaceAll('"', '') === family && font.status === 'loaded');
  const look = () => {
    if (seen.title === Infinity && isReady('Newsreader Display')) seen.title = performance.now();
    if (seen.text === Infinity && isReady('Atkinson Hyperlegible Next Variable')) seen.text = performance.now();
    if (seen.title === Infinity || seen.text === Infinity) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
