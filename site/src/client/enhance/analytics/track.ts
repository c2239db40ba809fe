import { GOOGLE_ALLOWED_BY } from '@tutoring/domain/google-tag';
import { ANALYTICS_FLUSH_MS, type EventCatalogue, type EventName } from '@tutoring/domain/events';
import { consent } from '@tutoring/ui/consent';
import { SITE } from '../../../shared/site';
import type { Destination } from './destination';
import { EventQueue } from './queue';

/** Google's script runs in this document from now on: only leaving it ends what it was allowed. */
const ran = consent.scriptRan.bind(consent);

/**
 * Where events of this build go: into the page's data layer, unless the environment switches it off, and to the services
 * that the environment names; in development to the console. The code of each is loaded once it is allowed.
 */
const destinations: Destination[] = [
  ...(process.env.NODE_ENV === 'development'
    ? [destination(async () => (await import('./console')).consoleReceiver)]
    : []),
  ...(SITE.gtag ? [destination(async (choices) => (await import('./google')).googleTag(SITE.gtag, choices, ran))] : []),
  ...(SITE.gtm ? [destination(async (choices) => (await import('./google')).tagManager(SITE.gtm, choices, ran))] : []),
  ...(SITE.dataLayer && !SITE.gtm
    ? [destination(async () => (await import('./google')).dataLayerOnly, ['analytics'])]
    : []),
];

function destination(load: Destination['load'], needs: Destination['needs'] = GOOGLE_ALLOWED_BY): Destination {
  return { needs, load };
}

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

/** Hands on what may be handed on, because the page is about to be left. Resolves when that is done. */
export const flushEvents = queue.flush;

consent.subscribe(() => {
  queue.consentChanged();
});
addEventListener('pagehide', () => void queue.flush());
