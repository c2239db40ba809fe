import { HOMEPAGE_PROPERTIES } from '@tutoring/domain/events';
import { keepAttribution } from './attribution';
import { ScrollDepth, watchScrollDepth } from './scroll-depth';
import { track } from './track';
import { watchVitals } from './vitals';

/** Begins to count. Called a while after the page: nobody waits for it. */
export function startCounting(): void {
  // Seen in the browser's timeline, and by tests.
  performance.mark('site:counting');
  keepAttribution();
  watchVitals();
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
