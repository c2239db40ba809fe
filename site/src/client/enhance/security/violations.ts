// @needsConnection: the service worker does not save this file.
import {
  cleanViolation,
  CSP_VIOLATION,
  VIOLATION_STATS_WINDOW_MS,
  violationDetails,
  type Violation,
} from '@tutoring/domain/violation';

/** The address that violations are reported to; empty for none. The build defines it. */
declare const VIOLATION_ENDPOINT: string;

/** The most reports of identical violations, in case a page fails in a loop. */
export const MAX_REPORTS_OF_A_KIND = 3;
/** The most violations that a page records and reports, because it may be open for days. */
export const MAX_RECORDS = 100;

/** The violations of the last 24 hours, the oldest first. */
const records: Violation[] = [];
let reports = 0;

/** Records a violation in memory, and reports it if the owner configured an address. */
export function recordViolation(type: string, details: string): void {
  const now = Date.now();
  const violation = cleanViolation({
    type,
    details,
    url: location.href,
    referrer: document.referrer,
    timestamp: new Date(now).toISOString(),
  });
  records.push(violation);
  // The console is the only place where developers and support can see this.
  console.info('[violations] in the last 24 hours', violationStatistics(now));
  const isIdentical = (other: Violation) => other.type === type && other.details === violation.details;
  if (!VIOLATION_ENDPOINT || records.filter(isIdentical).length > MAX_REPORTS_OF_A_KIND) return;
  if ((reports += 1) > MAX_RECORDS) return;
  fetch(VIOLATION_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(violation),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** The number of violations by type in the last 24 hours, since this page opened. */
export function violationStatistics(now = Date.now()): Record<string, number> {
  removeExpired(now);
  const counts: Record<string, number> = {};
  for (const { type } of records) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function removeExpired(now: number): void {
  const isExpired = (violation?: Violation) =>
    violation && now - Date.parse(violation.timestamp) > VIOLATION_STATS_WINDOW_MS;
  while (records.length > MAX_RECORDS || isExpired(records[0])) records.shift();
}

/** Records a violation of the content security policy or of Trusted Types. */
export function recordEvent(event: Event): void {
  if (event instanceof SecurityPolicyViolationEvent)
    recordViolation(
      CSP_VIOLATION,
      violationDetails(event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber),
    );
  else recordViolation('content-policy', (event as ErrorEvent).message);
}
