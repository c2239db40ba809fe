import type { PageReport } from '@tutoring/domain/page-report';
import { hasConsent, onConsentChange } from '@tutoring/ui/consent';
import type { Metric } from 'web-vitals';
import { SIGNS_OF_LIFE } from '../../../contract/early';
import { onFirst } from '../sign';

/** The edge's ear for what pages say of themselves. */
const ADDRESS = '/api/vitals';

/** Milliseconds after which measuring begins even if the visitor has done nothing: a glance costs nobody its script. */
const START_TIMEOUT_MS = 5000;

/** Tells our own edge how fast pages are, once analytics is allowed: no identifier goes with it. */
export function watchVitals(): void {
  let isWatching = false;
  const watch = () => {
    if (isWatching || !hasConsent('analytics')) return;
    isWatching = true;
    // Its measurements reach back to the page's beginning, however late it comes.
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send);
      },
      () => undefined,
    );
  };
  onFirst(
    SIGNS_OF_LIFE,
    () => {
      watch();
      onConsentChange(watch);
    },
    START_TIMEOUT_MS,
  );
}

function send({ name, value, rating }: Metric): void {
  if (!hasConsent('analytics')) return;
  const report: PageReport = {
    kind: 'vital',
    page: location.pathname,
    name,
    value: Math.round(value * 1000) / 1000,
    rating,
  };
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
