import * as z from 'zod/mini';
import { CSP_VIOLATION, VIOLATION_LIMITS, cleanViolation, violationDetails, type Violation } from './violation';

/** Violation reports of pages and browsers to our own edge (`POST /api/violations`), in three formats. */

/** Largest accepted request body, in bytes: twenty reports, each with the policy. */
export const VIOLATION_REPORT_MAX_BYTES = 65_536;
/** Most violations of one request that are read. */
export const VIOLATIONS_MAX = 20;

/** The media type of our own pages' reports. */
export const VIOLATION_TYPE = 'application/json';
/** The media type of browsers' reports to a `report-uri`. */
export const CSP_REPORT_TYPE = 'application/csp-report';
/** The media type of browsers' reports to an endpoint of `Reporting-Endpoints`. */
export const REPORTS_TYPE = 'application/reports+json';

const text = (max: number) => z.string().check(z.maxLength(max));
const said = z.optional(z.string());
const line = z.optional(z.number());

/** A violation, as our own pages report it. */
export const violationSchema = z.strictObject({
  type: text(VIOLATION_LIMITS.type).check(z.minLength(1)),
  details: text(VIOLATION_LIMITS.details),
  url: text(VIOLATION_LIMITS.url),
  referrer: text(VIOLATION_LIMITS.referrer),
  timestamp: z.iso.datetime().check(z.maxLength(VIOLATION_LIMITS.timestamp)),
});

/** A violation of the Content-Security-Policy, as browsers report it to a `report-uri`. Only these fields are read. */
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

/** A report of the Reporting API. Only these fields are read, not the browser's name or the rejected code. */
const reportSchema = z.object({
  type: z.string().check(z.regex(/^[a-z-]+-violation$/)),
  /** Milliseconds since the violation. */
  age: z.optional(z.number().check(z.minimum(0))),
  url: z.string(),
  body: z.object({
    referrer: said,
    /** The violated directive of a content, permissions or integrity policy. */
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
 * Reads and cleans the violations of a request body.
 * @param type The body's media type.
 * @param now Milliseconds since the epoch: browsers only report the age.
 * @returns `undefined` if the body is invalid. Reports of unknown kinds are left out.
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
      // The older field may contain the whole directive.
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
    // An age beyond the epoch is invalid.
    timestamp: new Date(Math.max(0, now - age)).toISOString(),
  };
}
