import * as z from 'zod/mini';
import { CSP_VIOLATION, VIOLATION_LIMITS, cleanViolation, violationDetails, type Violation } from './violation';

/** What pages and browsers tell our own edge about violations (`POST /api/violations`): three ways to say the same. */

/** Largest accepted request body, in bytes: twenty reports, each with the policy in it. */
export const VIOLATION_REPORT_MAX_BYTES = 65_536;
/** Violations of one request that are read; what follows is dropped. */
export const VIOLATIONS_MAX = 20;

/** The type of what our own pages send. */
export const VIOLATION_TYPE = 'application/json';
/** The type of what browsers send to a `report-uri`. */
export const CSP_REPORT_TYPE = 'application/csp-report';
/** The type of what browsers send to an endpoint of `Reporting-Endpoints`. */
export const REPORTS_TYPE = 'application/reports+json';

const text = (max: number) => z.string().check(z.maxLength(max));
const said = z.optional(z.string());
const line = z.optional(z.number());

/** One violation, as our own pages send it. */
export const violationSchema = z.strictObject({
  type: text(VIOLATION_LIMITS.type).check(z.minLength(1)),
  details: text(VIOLATION_LIMITS.details),
  url: text(VIOLATION_LIMITS.url),
  referrer: text(VIOLATION_LIMITS.referrer),
  timestamp: z.iso.datetime().check(z.maxLength(VIOLATION_LIMITS.timestamp)),
});

/** One violation of the Content-Security-Policy, as browsers send it to a `report-uri`. What is not named here is not read. */
export const cspReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    referrer: said,
    'effective-directive': said,
    /** Its older name. */
    'violated-directive': said,
    'blocked-uri': said,
    'source-file': said,
    'line-number': line,
  }),
});

/** One report of the Reporting API. What is not named here is not read: the browser's name, and the code that was refused. */
const reportSchema = z.object({
  type: z.string().check(z.regex(/^[a-z-]+-violation$/)),
  /** Milliseconds since it happened. */
  age: z.optional(z.number().check(z.minimum(0))),
  url: z.string(),
  body: z.object({
    referrer: said,
    /** What forbids it: of the Content-Security-Policy, of a permissions policy, of an integrity policy. */
    effectiveDirective: said,
    policyId: said,
    featureId: said,
    destination: said,
    blockedURL: said,
    sourceFile: z.optional(z.nullable(z.string())),
    lineNumber: z.optional(z.nullable(z.number())),
  }),
});

/** Reports of the Reporting API. */
export const reportsSchema = z.array(reportSchema);

/**
 * The violations in a body, cleaned.
 * @param type The media type that it came with.
 * @param now Milliseconds since the epoch: browsers say only how long ago it was.
 * @returns `undefined` if it is not what its type says. Reports of kinds that we do not know are left out.
 */
export function readViolations(type: string, body: unknown, now: number): Violation[] | undefined {
  return read(type, body, now)?.map(cleanViolation);
}

function read(type: string, body: unknown, now: number): Violation[] | undefined {
  if (type === REPORTS_TYPE) return Array.isArray(body) ? fromReports(body, now) : undefined;
  if (type === CSP_REPORT_TYPE) {
    const { data } = cspReportSchema.safeParse(body);
    return data && [fromCspReport(data['csp-report'], now)];
  }
  const { data } = violationSchema.safeParse(body);
  return data && [data];
}

function fromCspReport(report: z.infer<typeof cspReportSchema>['csp-report'], now: number): Violation {
  return {
    type: CSP_VIOLATION,
    details: violationDetails(
      // Of the older name browsers once sent the whole directive.
      report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? 'unknown',
      report['blocked-uri'],
      report['source-file'],
      report['line-number'],
    ),
    url: report['document-uri'],
    referrer: report.referrer ?? '',
    timestamp: new Date(now).toISOString(),
  };
}

function fromReports(reports: readonly unknown[], now: number): Violation[] {
  const known = reports.slice(0, VIOLATIONS_MAX).map((report) => reportSchema.safeParse(report).data);
  return known.filter((report) => report !== undefined).map((report) => fromReport(report, now));
}

function fromReport({ type, age = 0, url, body }: z.infer<typeof reportSchema>, now: number): Violation {
  return {
    type,
    details: violationDetails(
      body.effectiveDirective ?? body.policyId ?? body.featureId ?? body.destination ?? 'unknown',
      body.blockedURL,
      body.sourceFile ?? '',
      body.lineNumber ?? undefined,
    ),
    url,
    referrer: body.referrer ?? '',
    // A clock that has run for longer than time itself is none.
    timestamp: new Date(Math.max(0, now - age)).toISOString(),
  };
}
