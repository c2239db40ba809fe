// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const prefetched = () => [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
const settle = (event: string) => document.querySelector('link:last-of-type')?.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => vi.useRealTimers());

it('prefetches popular pages after the first press, one after the other, also if one fails', async () => {
  const { prefetchPopularPages } = await import('./popular-pages');
  prefetchPopularPages(['/pricing', '/tutors', location.pathname, '/about']);
  dispatchEvent(new Event('click'));
  // The press comes first.
  await vi.advanceTimersByTimeAsync(100);
  expect(prefetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(prefetched()).toEqual(['/pricing']);
  settle('load');
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched()).toEqual(['/pricing', '/tutors']);
  settle('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched()).toEqual(['/pricing', '/tutors', '/about']);
});

it('waits for what the visitor waits for', async () => {
  const { prefetchPopularPages } = await import('./popular-pages');
  const line = await import('../../../shared/line');
  let load: () => void = () => undefined;
  void line.count(new Promise<void>((resolve) => (load = resolve)));
  prefetchPopularPages(['/pricing']);
  dispatchEvent(new Event('click'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(prefetched()).toEqual([]);
  load();
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetched()).toEqual(['/pricing']);
});
