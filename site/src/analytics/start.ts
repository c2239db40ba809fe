import { HOMEPAGE_PROPERTIES } from '@tutoring/domain/events';
import { ROUTE_CHANGED } from '../platform/route-changed';
import { track } from './analytics';
import { keepAttribution } from './attribution';
import { ScrollDepth, watchScrollDepth } from './scroll-depth';
import { watchVitals } from './vitals';

/** Milliseconds after a change of route by which the new page has its title. */
const TITLE_DELAY_MS = 100;

/** Begins to count. Called a while after the page: nobody waits for it. */
export function startAnalytics(): void {
  // Seen in the browser's timeline, and by tests.
  performance.mark('site:analytics');
  keepAttribution();
  watchVitals();
  viewed();
  const depth = new ScrollDepth((percent) => {
    track('scroll_depth', { page_path: location.pathname, percent });
  });
  watchScrollDepth(depth);
  addEventListener(ROUTE_CHANGED, () => {
    depth.restart();
    setTimeout(viewed, TITLE_DELAY_MS);
  });
}

function viewed(): void {
  const { pathname } = location;
  track('page_view', {
    page_path: pathname,
    page_title: document.title,
    ...(pathname === '/' && HOMEPAGE_PROPERTIES),
  });
}
