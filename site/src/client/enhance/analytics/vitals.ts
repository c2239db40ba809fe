// @needsConnection: the service worker does not save this file.
import type { PageReport } from '@tutoring/domain/page-report';
import { PAGE_REPORT_LIMITS } from '@tutoring/domain/page-report-limits';
import { hasConsent } from '@tutoring/ui/consent';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** The edge's ear for what pages say of themselves. */
const ADDRESS = '/api/vitals';

/** Tells our own edge how fast the page is: no identifier goes with it. It reaches back to the page's beginning. */
export function start(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send);
}

function send({ name, value, rating }: Metric): void {
  if (!hasConsent('analytics')) return;
  const report: PageReport = {
    kind: 'vital',
    page: location.pathname.slice(0, PAGE_REPORT_LIMITS.page),
    name,
    value: Math.round(value * 1000) / 1000,
    rating,
  };
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
