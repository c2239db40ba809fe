// @needsConnection: the service worker does not save this file.
import {
  cleanViolation,
  CSP_VIOLATION,
  VIOLATION_STATS_WINDOW_MS,
  violationDetails,
  type Violation,
} from '@tutoring/domain/violation';

/** Where violations are reported to; empty for nowhere. The build puts it in. */
declare const VIOLATION_ENDPOINT: string;

/** Violations of one kind that a page reports: what goes wrong in a loop has said enough. */
export const MAX_REPORTS_OF_A_KIND = 3;
/** Violations that a page keeps a record of, and that it reports in all: it may be open for days, and things go wrong in it in a loop. */
export const MAX_RECORDS = 100;

/** Those of the last 24 hours, the oldest first. */
const records: Violation[] = [];
let reports = 0;

/** Keeps a record of what the policies have refused, in memory only, and reports it where the owner has named an address. */
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
  // Developers and support read it here: nothing else shows what a page refused.
  console.info('[violations] in the last 24 hours', violationStatistics(now));
  const isAlike = (one: Violation) => one.type === type && one.details === violation.details;
  if (!VIOLATION_ENDPOINT || records.filter(isAlike).length > MAX_REPORTS_OF_A_KIND) return;
  if ((reports += 1) > MAX_RECORDS) return;
  fetch(VIOLATION_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(violation),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}

/** How many there were of each type in the last 24 hours, as far as this page has been open. */
export function violationStatistics(now = Date.now()): Record<string, number> {
  forgetOld(now);
  const counts: Record<string, number> = {};
  for (const { type } of records) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

function forgetOld(now: number): void {
  const isOld = (one?: Violation) => one && now - Date.parse(one.timestamp) > VIOLATION_STATS_WINDOW_MS;
  while (records.length > MAX_RECORDS || isOld(records[0])) records.shift();
}

/** Records what a browser or the content policy says of itself. */
export function recordEvent(event: Event): void {
  if (event instanceof SecurityPolicyViolationEvent)
    recordViolation(
      CSP_VIOLATION,
      violationDetails(event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber),
    );
  else recordViolation('content-policy', (event as ErrorEvent).message);
}
