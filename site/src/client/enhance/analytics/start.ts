import { HOMEPAGE_PROPERTIES } from '@tutoring/domain/events';
import { hasConsent, onConsentChange } from '@tutoring/ui/consent';
import { INTERACTIONS } from '../../../shared/early-events';
import { onFirst } from '../on-first';
import { storeAttribution } from './attribution';
import { ScrollDepth, watchScrollDepth } from './scroll-depth';
import { track } from './track';

/** Milliseconds after which web vitals load without an interaction. Shorter visits do not load the script. */
const VITALS_TIMEOUT_MS = 5000;

/** Starts analytics. Called some time after the page has loaded. */
export function startAnalytics(): void {
  // Shown in the browser's timeline, and read by tests.
  performance.mark('site:counting');
  storeAttribution();
  onFirst(INTERACTIONS, watchVitals, VITALS_TIMEOUT_MS);
  const { pathname } = location;
  const trackView = () => {
    track('page_view', {
      page_path: pathname,
      page_title: document.title,
      ...(pathname === '/' && HOMEPAGE_PROPERTIES),
    });
  };
  trackView();
  // A page restored from the back/forward cache counts as another trackView.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) trackView();
  });
  watchScrollDepth(new ScrollDepth((percent) => track('scroll_depth', { page_path: pathname, percent })));
}

/** Measures web vitals, once analytics is allowed. */
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
