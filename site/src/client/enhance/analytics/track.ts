import { GOOGLE_ALLOWED_BY } from '@tutoring/domain/google-tag';
import { ANALYTICS_FLUSH_MS, type EventCatalogue, type EventCheck, type EventName } from '@tutoring/domain/events';
import { consent } from '@tutoring/ui/consent';
import { SITE } from '../../../shared/site';
import type { Destination } from './destination';
import { EventQueue } from './queue';

/** Records that Google's script runs in this document. Only leaving the document stops it. */
const onScriptRun = consent.scriptRan.bind(consent);

/**
 * The destinations of this build: the services in the environment, the page's `dataLayer` unless that is switched off, and
 * in development the console. The code of each loads with consent.
 */
const destinations: Destination[] = [
  ...(process.env.NODE_ENV === 'development'
    ? [destination(async () => (await import('./console')).consoleReceiver)]
    : []),
  ...(SITE.gtag
    ? [destination(async (choices) => (await import('./google')).googleTag(SITE.gtag, choices, onScriptRun))]
    : []),
  ...(SITE.gtm
    ? [destination(async (choices) => (await import('./google')).tagManager(SITE.gtm, choices, onScriptRun))]
    : []),
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

/** Records an event. It is sent only with consent. */
export function track<Name extends EventName>(
  name: Name,
  properties: EventCatalogue[Name],
  ...check: EventCheck<Name>
): void {
  queue.track(name, properties, ...check);
}

/** Sends the allowed events before the page is left. Resolves when they are sent. */
export const flushEvents = queue.flush;

consent.subscribe(() => {
  queue.consentChanged();
});
addEventListener('pagehide', () => void queue.flush());
