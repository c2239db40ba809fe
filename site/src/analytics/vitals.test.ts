import type { Metric } from 'web-vitals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteShown } from '../platform/pages-shown';
import { watchVitals } from './vitals';

/** Gives a measure to whoever watches. */
let measure: ((metric: Metric) => void) | undefined;
vi.mock('web-vitals', () => {
  const on = (send: (metric: Metric) => void) => (measure = send);
  return { onCLS: on, onFCP: on, onINP: on, onLCP: on, onTTFB: on };
});
vi.mock('@tutoring/ui/consent', () => ({ hasConsent: () => true, onConsentChange: () => undefined }));

const sent: Blob[] = [];
const pages = async () =>
  (await Promise.all(sent.map((blob) => blob.text()))).map((text) => (JSON.parse(text) as { page: string }).page);

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/tutors' });
  vi.stubGlobal('navigator', { sendBeacon: (_: string, blob: Blob) => sent.push(blob) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  performance.clearMarks();
});

it('gives a measure to the page that was shown when it was taken', async () => {
  // The app ran after 400 ms; at 9000 ms the visitor went on to /tutors, and is still there.
  const mark = performance.mark.bind(performance);
  const times = [400, 9000];
  vi.spyOn(performance, 'mark').mockImplementation((name, options) =>
    mark(name, { ...options, startTime: times.shift() }),
  );
  for (const path of ['/', '/tutors']) noteShown(path);
  watchVitals();
  await vi.waitFor(() => {
    expect(measure).toBeDefined();
  });
  const taken = (entries: number[], navigationType: Metric['navigationType'] = 'navigate') =>
    measure?.({
      name: 'INP',
      value: 1,
      rating: 'good',
      navigationType,
      entries: entries.map((startTime) => ({ startTime })),
    } as unknown as Metric);
  taken([120]);
  taken([8999]);
  taken([9001]);
  // A layout that never moved has no entry: that of the whole document, and of what "back" brought again.
  taken([]);
  taken([], 'back-forward-cache');
  expect(await pages()).toEqual(['/', '/', '/tutors', '/', '/tutors']);
});
