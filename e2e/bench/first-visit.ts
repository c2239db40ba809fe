import type { Browser } from 'playwright';
import { DEVICES, FROM_GERMANY, withBrowser } from './devices.ts';
import { atMost, median, type Figure, type Group } from './figures.ts';
import { LINES, slowDown, type Line } from './stage.ts';
import { paintsOf, watchPaints, type Paints } from './paints.ts';

/** Pages of the languages that have the brand's fonts. Each is loaded three times. */
const PATHS = ['/', '/services/chemistry-tutoring', '/fr'] as const;
const LOADS = 3;
/** Milliseconds from the beginning of the navigation within which the title, and then the text, is in the brand's font. */
const TITLE_MS = 1000;
const TEXT_MS = 3000;
/** Milliseconds after which a font has not come. */
const GIVE_UP_MS = 20_000;

interface Fonts {
  /** Milliseconds until the first frame with the font. `Infinity` if it never came. */
  title: number;
  text: number;
}
type Visit = Fonts & Paints;

/**
 * First visits over a slow connection, with an empty cache and a slow CPU: when the brand's fonts are painted, and what
 * moves. A phone has hardware for painting; a browser with a window paints in software here, on the CPU that is slowed
 * down already. So this one has no window.
 */
export async function firstVisitGroup(origin: string, line: Line): Promise<Group> {
  const visits: Visit[] = [];
  await withBrowser(
    async (browser) => {
      // The first load warms up the server, and does not count.
      await visit(browser, origin + PATHS[0], line);
      for (let load = 0; load < LOADS; load += 1)
        for (const path of PATHS) visits.push(await visit(browser, origin + path, line));
    },
    { withWindow: false },
  );
  const timely = (name: keyof Fonts, limit: number): Figure => ({
    label: `visits with the ${name} in the brand’s font within ${limit / 1000} s`,
    unit: 'count',
    value: visits.filter((one) => one[name] <= limit).length,
    bar: { text: String(visits.length), passes: (count) => count === visits.length },
  });
  const middle = (label: string, name: keyof Visit): Figure => ({
    label: `${label}, median`,
    unit: 's',
    value: median(visits.map((one) => one[name])),
  });
  return {
    title: `First visits over ${line} (${LINES[line].bitsPerSecond / 1000} kbit/s), CPU 4×, ${visits.length} loads`,
    figures: [
      // The bars are those of slow 4G.
      ...(line === 'slow 4G' ? [timely('title', TITLE_MS), timely('text', TEXT_MS)] : []),
      middle('title in the brand’s font', 'title'),
      middle('text in the brand’s font', 'text'),
      middle('first paint', 'first'),
      middle('largest paint', 'largest'),
      {
        label: 'layout shift, the largest of all visits',
        unit: 'shift',
        value: Math.max(...visits.map(({ shift }) => shift)),
        bar: atMost(0.005, 'shift'),
      },
    ],
  };
}

async function visit(browser: Browser, url: string, line: Line): Promise<Visit> {
  const context = await browser.newContext({ ...DEVICES.phone, extraHTTPHeaders: FROM_GERMANY });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFonts);
    await page.addInitScript(watchPaints);
    // A phone keeps a process ready for the next site. Here the browser would start one while its CPU is slowed down.
    await page.goto(new URL('/robots.txt', url).href);
    await slowDown(await context.newCDPSession(page), line);
    await page.goto(url, { waitUntil: 'load' });
    await page
      .waitForFunction(() => (window as unknown as { fonts: Fonts }).fonts.text < Infinity, undefined, {
        timeout: GIVE_UP_MS,
      })
      .catch(() => undefined);
    const fonts = await page.evaluate(() => (window as unknown as { fonts: Fonts }).fonts);
    return { ...fonts, ...(await paintsOf(page)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the first frame in which each font is ready. */
function watchFonts(): void {
  const fonts: Fonts = { title: Infinity, text: Infinity };
  Object.assign(window, { fonts });
  const isReady = (family: string) =>
    [...document.fonts].some((font) => font.family.replaceAll('"', '') === family && font.status === 'loaded');
  const look = () => {
    if (fonts.title === Infinity && isReady('Newsreader Display')) fonts.title = performance.now();
    if (fonts.text === Infinity && isReady('Atkinson Hyperlegible Next Variable')) fonts.text = performance.now();
    if (fonts.title === Infinity || fonts.text === Infinity) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
