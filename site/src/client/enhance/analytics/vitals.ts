// @needsConnection: the service worker does not save this file.
import type { PageReport } from '@tutoring/domain/page-report';
import { PAGE_REPORT_LIMITS } from '@tutoring/domain/page-report-limits';
import { hasConsent } from '@tutoring/ui/consent';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** The edge's address for page reports. */
const ADDRESS = '/api/vitals';

/** Reports the page's speed to the edge, without identifiers. The metrics include the time before this script loaded. */
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
