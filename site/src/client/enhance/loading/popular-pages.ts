import { prefetch, mayPrefetch } from './prefetch';
import { onFirst } from '../on-first';

/** Milliseconds after which popular pages are prefetched without an interaction. */
const PRELOAD_TIMEOUT_MS = 5000;
const FIRST_ACTIONS = ['click', 'scroll', 'keydown', 'touchstart'] as const;

/** Prefetches popular pages at the first interaction. */
export function prefetchPopularPages(paths: readonly string[]): void {
  if (!mayPrefetch()) return;
  const prefetchAll = () => {
    for (const path of paths) if (path !== location.pathname) prefetch('prefetch', path);
  };
  onFirst(FIRST_ACTIONS, prefetchAll, PRELOAD_TIMEOUT_MS);
}
