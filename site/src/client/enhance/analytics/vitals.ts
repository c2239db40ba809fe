// @needsConnection: the service worker does not save this file.
import { publicPath } from '@tutoring/domain/events';
import { PAGE_REPORT_LIMITS } from '@tutoring/domain/page-report-limits';
import { hasConsent } from '@tutoring/ui/consent';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { sendReport } from '../../../shared/send-report';

/** Reports the page's speed to the edge, without identifiers. The metrics include the time before this script loaded. */
export function start(): void {
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(send);
}

function send({ name, value, rating }: Metric): void {
  if (!hasConsent('analytics')) return;
  sendReport({
    kind: 'vital',
    page: publicPath(location.pathname).slice(0, PAGE_REPORT_LIMITS.page),
    name,
    value: Math.round(value * 1000) / 1000,
    rating,
  });
}
