/** The browser's timeline says which page was shown when: what measures reach back looks there. */
const SHOWN = 'site:page';

/** Notes that a page is shown from now on. */
export function noteShown(path: string): void {
  performance.mark(SHOWN, { detail: path });
}

/**
 * The page that was shown at a time: before the app ran, the first one.
 * @param time Milliseconds since the document began.
 */
export function pageShownAt(time: number): string {
  const shown = performance.getEntriesByName(SHOWN, 'mark') as PerformanceMark[];
  const page = shown.findLast(({ startTime }) => startTime <= time) ?? shown[0];
  return typeof page?.detail === 'string' ? page.detail : location.pathname;
}
