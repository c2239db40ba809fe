import {
  CSP_REPORT_TYPE,
  readViolations,
  REPORTS_TYPE,
  VIOLATION_REPORT_MAX_BYTES,
  VIOLATION_TYPE,
} from '@tutoring/domain/violation-report';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '../env';
import { isSameOrigin } from '../request/origin';
import { pageOfSite } from './page-of-site';
import policy from '../generated/policy.json';
import { addViolations, type CountedViolation, type PageViolation } from './store';
import { mayReport, takeReport, tooMany } from './take-report';

/** The address of our own, in `violationEndpoint` of brand.yaml. */
const ENDPOINT = '/api/violations';
/** Bytes of a request for which it counts once more, as for each row that it writes. */
const UNIT_BYTES = 8192;

/** Answers as any unknown address while `brand.yaml` sends no reports here. */
export const violationsOn: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (policy.violationEndpoint !== ENDPOINT && c.env.VIOLATION_REPORTS !== 'on')
    return c.json({ error: 'not_found' }, 404);
  await next();
};

/**
 * `POST /api/violations`: adds what pages tried and may not do to the day's counts, whether a page says it or its browser
 * (docs/adr/0023).
 */
export async function receiveViolations(c: Context<{ Bindings: Env }>): Promise<Response> {
  const taken = await takeReport(c, {
    isOurs: (type) => isSameOrigin(c.req.url, headersOfSender(c.req.raw.headers, type), c.env.DEV_ORIGIN),
    types: [VIOLATION_TYPE, CSP_REPORT_TYPE, REPORTS_TYPE],
    maxBytes: VIOLATION_REPORT_MAX_BYTES,
    limit: 'VIOLATION_LIMIT',
  });
  if (taken instanceof Response) return taken;
  const now = Date.now();
  const violations = readViolations(taken.type, taken.body, now);
  if (!violations) return c.json({ error: 'invalid' }, 422);
  if (violations.length === 0) return c.body(null, 204);
  // Most are of one page, which is asked for once: an invocation may not ask for everything (sweep.ts).
  const paths = [...new Set(violations.map(({ url }) => pathOf(url)))];
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await pageOfSite(c, path)] as const)));
  const merged = mergeViolations(
    violations.map(({ type, details, url }) => ({ type, details, page: pages.get(pathOf(url)) ?? '' })),
  );
  // The request itself has counted once.
  const units = Math.max(merged.length, Math.ceil(taken.bytes / UNIT_BYTES)) - 1;
  if (!(await mayReport(c, 'VIOLATION_LIMIT', units))) return tooMany(c);
  for (const { page, type, details } of await addViolations(c.env.REPORTS, merged, now)) {
    // Few a day, as of errors.
    console.warn(`A page tried what it may not: ${page} ${type} ${JSON.stringify(details)}`);
  }
  return c.body(null, 204);
}

/**
 * What a request says of its sender. Chromium sends both its kinds of reports with the page's own origin, and to our own origin
 * without asking first (tried with 156; those of the Reporting API without `Sec-Fetch-Site`, because no page sends them).
 * The specifications let a browser say `null`, or nothing, where the page is gone or hides itself: `null` then counts as
 * nothing, and `Sec-Fetch-Site` decides if it is there. Nobody gains by it. A page of others cannot send these two types
 * without asking, which is refused, and what it could make its browser report takes places that anybody can take without one.
 * What our own pages send comes from `fetch` or a beacon: to them `null` is somebody else, as everywhere.
 */
function headersOfSender(headers: Headers, type: string | undefined): Headers {
  if (type === VIOLATION_TYPE || headers.get('Origin') !== 'null') return headers;
  const without = new Headers(headers);
  without.delete('Origin');
  return without;
}

/** Violations that say the same of the same page are one row, with how many they are. */
export function mergeViolations(violations: readonly PageViolation[]): CountedViolation[] {
  const merged = new Map<string, CountedViolation>();
  for (const violation of violations) {
    const key = JSON.stringify([violation.page, violation.type, violation.details]);
    merged.set(key, { ...violation, times: (merged.get(key)?.times ?? 0) + 1 });
  }
  return [...merged.values()];
}

/** The path of a page's address; one without any is no page. */
function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return '/*';
  }
}
