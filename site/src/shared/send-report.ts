import type { PageReport } from '@tutoring/domain/page-report';

/** Sends a page's report to the edge, also while the page unloads. Never throws: nothing on a page depends on a report. */
export function sendReport(report: PageReport): void {
  try {
    navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  } catch {
    // Extensions and Firefox's `beacon.enabled` remove the function.
  }
}
