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
import { isWithinReportLimit, readReport, tooManyRequests } from './take-report';

/** Our own endpoint, as in `violationEndpoint` of brand.yaml. */
const ENDPOINT = '/api/violations';
/** A request counts once more for each of these bytes, as for each row that it writes. */
const UNIT_BYTES = 8192;

/** Answers 404 unless `brand.yaml` sends reports here. */
export const violationsOn: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (policy.violationEndpoint !== ENDPOINT && c.env.VIOLATION_REPORTS !== 'on')
    return c.json({ error: 'not_found' }, 404);
  await next();
};

/**
 * `POST /api/violations`: adds blocked actions of pages to the day's counts, whether the page or the browser reports them
 * (docs/adr/0023).
 */
export async function receiveViolations(c: Context<{ Bindings: Env }>): Promise<Response> {
  const taken = await readReport(c, {
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
  // Most reports are about one page, which is looked up once: an invocation's requests are limited (sweep.ts).
  const paths = [...new Set(violations.map(({ url }) => pathOf(url)))];
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await pageOfSite(c, path)] as const)));
  const merged = mergeViolations(
    violations.map(({ type, details, url }) => ({ type, details, page: pages.get(pathOf(url)) ?? '' })),
  );
  // The request itself was already counted once.
  const units = Math.max(merged.length, Math.ceil(taken.bytes / UNIT_BYTES)) - 1;
  if (!(await isWithinReportLimit(c, 'VIOLATION_LIMIT', units))) return tooManyRequests(c);
  for (const { page, type, details } of await addViolations(c.env.REPORTS, merged, now)) {
    // At most a few lines a day, as with errors.
    console.warn(`A page violated the policy: ${page} ${type} ${JSON.stringify(details)}`);
  }
  return c.body(null, 204);
}

/**
 * The request's headers, without `Origin: null` for browsers' own reports.
 *
 * Chromium sends both kinds of reports with the page's origin, and without a preflight to our own origin (tried with 156;
 * those of the Reporting API have no `Sec-Fetch-Site`, because no page sends them). The specifications allow `null` or
 * nothing if the page is gone or opaque. Then `null` counts as missing, and `Sec-Fetch-Site` decides if present. An attacker
 * gains nothing: another site's page cannot send these two types without a preflight, which is refused, and the places that
 * it could fill by its browser's reports are open to anybody. Our own pages use `fetch` or a beacon: for them `null` means
 * another site.
 */
function headersOfSender(headers: Headers, type: string | undefined): Headers {
  if (type === VIOLATION_TYPE || headers.get('Origin') !== 'null') return headers;
  const without = new Headers(headers);
  without.delete('Origin');
  return without;
}

/** Merges equal violations of a page, and counts them. */
export function mergeViolations(violations: readonly PageViolation[]): CountedViolation[] {
  const merged = new Map<string, CountedViolation>();
  for (const violation of violations) {
    const key = JSON.stringify([violation.page, violation.type, violation.details]);
    merged.set(key, { ...violation, times: (merged.get(key)?.times ?? 0) + 1 });
  }
  return [...merged.values()];
}

/** The path of an address; `/*` if the address is invalid. */
function pathOf(url: string): string {
  try {
    return new URL(url).pathname;
  } catch {
    return '/*';
  }
}
