import type { Page } from 'playwright';

/** When a page was painted, in milliseconds from the beginning of the navigation, and what moved in it. */
export interface Paints {
  first: number;
  largest: number;
  /** The sum of all layout shifts. */
  shift: number;
}

type Watched = typeof window & { paints: Paints };

/** Runs in the page, before its own scripts. */
export function watchPaints(): void {
  const paints: Paints = { first: Infinity, largest: Infinity, shift: 0 };
  Object.assign(window, { paints });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => void (paints.largest = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) paints.shift += value;
  });
}

/** What the page has noted until now. */
export async function paintsOf(page: Page): Promise<Paints> {
  // The last shift is reported a frame later.
  await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))));
  return page.evaluate(() => (window as Watched).paints);
}
