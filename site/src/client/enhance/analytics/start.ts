import { HOMEPAGE_PROPERTIES } from '@tutoring/domain/events';
import { hasConsent, onConsentChange } from '@tutoring/ui/consent';
import { INTERACTIONS } from '../../../shared/early-events';
import { onFirst } from '../on-first';
import { keepAttribution } from './attribution';
import { ScrollDepth, watchScrollDepth } from './scroll-depth';
import { track } from './track';

/** Milliseconds after which a page's speed is measured even if the visitor has done nothing: a glance costs nobody the script. */
const VITALS_TIMEOUT_MS = 5000;

/** Begins to count. Called a while after the page: nobody waits for it. */
export function startAnalytics(): void {
  // Seen in the browser's timeline, and by tests.
  performance.mark('site:counting');
  keepAttribution();
  onFirst(INTERACTIONS, watchVitals, VITALS_TIMEOUT_MS);
  const { pathname } = location;
  const view = () => {
    track('page_view', {
      page_path: pathname,
      page_title: document.title,
      ...(pathname === '/' && HOMEPAGE_PROPERTIES),
    });
  };
  view();
  // A page that comes back from the browser's memory is seen once more.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view();
  });
  watchScrollDepth(new ScrollDepth((percent) => track('scroll_depth', { page_path: pathname, percent })));
}

/** Measures how fast the page is, once analytics is allowed. */
function watchVitals(): void {
  let isWatching = false;
  const watch = () => {
    if (isWatching || !hasConsent('analytics')) return;
    isWatching = true;
    import('./vitals').then(
      ({ start }) => start(),
      () => undefined,
    );
  };
  watch();
  onConsentChange(watch);
}
