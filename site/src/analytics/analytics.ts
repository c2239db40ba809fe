import { ANALYTICS_FLUSH_MS, type EventCatalogue, type EventName } from '@tutoring/domain/events';
import { consent } from '@tutoring/ui/consent';
import { consoleDestination } from './console';
import type { Destination } from './destination';
import { dataLayerOnly, googleTag, GTAG_ID, GTM_ID, tagManager } from './google';
import { EventQueue } from './queue';

/** Where events of this build go: nowhere, unless the environment names a place; in development to the console. */
const destinations: Destination[] = [
  ...(process.env.NODE_ENV === 'development' ? [consoleDestination] : []),
  ...(GTAG_ID ? [googleTag] : []),
  ...(GTM_ID ? [tagManager] : []),
  ...(process.env.GATSBY_DATA_LAYER && !GTM_ID ? [dataLayerOnly] : []),
];

const queue = new EventQueue(destinations, {
  allowed: () => consent.get().allowed,
  isUndecided: () => !consent.get().record,
  now: Date.now,
  whenIdle(callback) {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: ANALYTICS_FLUSH_MS });
    else setTimeout(callback, ANALYTICS_FLUSH_MS);
  },
});

/** Tells what happened. Whether anybody hears of it is the visitor's choice. */
export function track<Name extends EventName>(name: Name, properties: EventCatalogue[Name]): void {
  queue.track(name, properties);
}

consent.subscribe(() => {
  queue.consentChanged();
});
addEventListener('pagehide', queue.flush);
