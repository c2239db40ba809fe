import * as z from 'zod/mini';
import { withoutPersonal } from './events';
import { PAGE_REPORT_LIMITS as LIMITS } from './page-report-limits';
import { oneLine } from './plain-text';

/**
 * What a page tells our own edge about itself (`POST /api/vitals`): that it failed, or how fast it
 * was. Without cookies, identifiers or addresses: the edge only adds it to the day's counts.
 */

/** Largest accepted request body, in bytes. */
export const PAGE_REPORT_MAX_BYTES = 2048;

const page = z.string().check(z.regex(/^\/[\w./-]*$/), z.maxLength(LIMITS.page));

/** What went wrong, in the browser's words. Cleaned here as well: whoever sends it need not be our page. */
const message = z.pipe(
  z.string().check(z.minLength(1), z.maxLength(LIMITS.message)),
  z.transform((text) => withoutPersonal(oneLine(text)).slice(0, LIMITS.message).trim() || 'unknown'),
);

const VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export const pageReportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('error'),
    page,
    message,
    /** The script it went wrong in, without its address, such as `app-1a2b.js:1:200`. */
    source: z.string().check(z.regex(/^[\w.:~-]*$/), z.maxLength(LIMITS.source)),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    page,
    name: z.enum(VITALS),
    /** Milliseconds; for `CLS` a score. */
    value: z.number().check(z.minimum(0), z.maximum(LIMITS.value)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
]);

export type PageReport = z.infer<typeof pageReportSchema>;
