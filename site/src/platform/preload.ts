import { prefetchPathname } from 'gatsby';

/** Milliseconds after which the popular pages are fetched even if the visitor has done nothing. */
export const PRELOAD_TIMEOUT_MS = 5000;
const FIRST_ACTIONS = ['click', 'scroll', 'keydown', 'touchstart'] as const;

/** Fetches pages ahead at the visitor's first action, so that the next one opens at once. */
export function preloadPopularRoutes(paths: readonly string[]): void {
  const start = () => {
    clearTimeout(timer);
    for (const type of FIRST_ACTIONS) removeEventListener(type, start, true);
    // Gatsby itself leaves it when the visitor saves data or the network is slow.
    for (const path of paths) if (path !== location.pathname) prefetchPathname(path);
  };
  const timer = setTimeout(start, PRELOAD_TIMEOUT_MS);
  for (const type of FIRST_ACTIONS) addEventListener(type, start, { capture: true, passive: true });
}
