import { lineIsFree } from '../../../shared/line';
import { prefetch, mayPrefetch } from './prefetch';
import { afterFirst } from '../on-first';

/** Milliseconds after which popular pages are prefetched without an interaction. */
const PRELOAD_TIMEOUT_MS = 5000;
const FIRST_ACTIONS = ['click', 'scroll', 'keydown', 'touchstart'] as const;

/** Prefetches popular pages at the first interaction. */
export function prefetchPopularPages(paths: readonly string[]): void {
  if (!mayPrefetch()) return;
  // One after the other: on a slow line, all at once would hold back for seconds what the visitor has just pressed.
  const prefetchAll = async () => {
    for (const path of paths) {
      if (path === location.pathname) continue;
      await lineIsFree();
      await settled(prefetch('prefetch', path));
    }
  };
  afterFirst(FIRST_ACTIONS, () => void prefetchAll(), PRELOAD_TIMEOUT_MS);
}

/** Resolves when a link's file has loaded or failed. Browsers that do not prefetch never tell. */
async function settled(link: HTMLLinkElement | undefined): Promise<void> {
  if (link) await new Promise((resolve) => (link.onload = link.onerror = resolve));
}
