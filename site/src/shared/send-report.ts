import type { PageReport } from '@tutoring/domain/page-report';

/**
 * Sends a page's report to the edge, also while the page unloads. It carries no cookie, as the privacy page says: a beacon would
 * carry those of analytics. Never throws: nothing on a page depends on a report.
 */
export function sendReport(report: PageReport): void {
  fetch('/api/vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
