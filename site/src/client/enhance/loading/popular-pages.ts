import { prefetch, mayPrefetch } from './prefetch';
import { onFirst } from '../on-first';

/** Milliseconds after which the popular pages are fetched even if the visitor has done nothing. */
const PRELOAD_TIMEOUT_MS = 5000;
const FIRST_ACTIONS = ['click', 'scroll', 'keydown', 'touchstart'] as const;

/** Fetches pages ahead at the visitor's first action, so that the next one opens at once. */
export function prefetchPopularPages(paths: readonly string[]): void {
  if (!mayPrefetch()) return;
  const fetchAll = () => {
    for (const path of paths) if (path !== location.pathname) prefetch('prefetch', path);
  };
  onFirst(FIRST_ACTIONS, fetchAll, PRELOAD_TIMEOUT_MS);
}
