import * as z from 'zod/mini';
import { withoutPersonal } from './events';
import { FORM_KINDS, FORM_STEPS } from './figure-weeks';
import { MISSED_PLACES, MISSED_QUERY_LIMITS, missedQueryOf } from './missed-query';
import { PAGE_REPORT_LIMITS as LIMITS } from './page-report-limits';
import { oneLine } from './plain-text';

/**
 * A page's report to our own edge (`POST /api/vitals`): an error, a speed measurement, that a visitor got further in a form,
 * or a query that found nothing.
 * It has no cookies, identifiers or addresses: the edge only adds it to the day's counts.
 */

/** Largest accepted request body, in bytes. */
export const PAGE_REPORT_MAX_BYTES = 2048;

const page = z.string().check(z.regex(/^\/[\w./-]*$/), z.maxLength(LIMITS.page));

/** The browser's error message. Cleaned here as well, because anybody may send a report. */
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
    /** The script of the error, without its address, such as `app-1a2b.js:1:200`. */
    source: z.string().check(z.regex(/^[\w.:~-]*$/), z.maxLength(LIMITS.source)),
  }),
  z.strictObject({
    kind: z.literal('vital'),
    page,
    name: z.enum(VITALS),
    /** Milliseconds, or the score of `CLS`. */
    value: z.number().check(z.minimum(0), z.maximum(LIMITS.value)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
  z.strictObject({
    kind: z.literal('form'),
    form: z.enum(FORM_KINDS),
    /**
     * A step that the visitor reached for the first time since the page load: they typed in it or in a later one. Of a sent
     * form, the last step that they reached.
     */
    step: z.enum(FORM_STEPS),
    sent: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('missed'),
    place: z.enum(MISSED_PLACES),
    /** What found nothing, as {@link missedQueryOf} returns it. Checked here as well, because anybody may send a report. */
    query: z.string().check(
      z.maxLength(MISSED_QUERY_LIMITS.most),
      z.refine((query) => missedQueryOf(query) === query),
    ),
  }),
]);

export type PageReport = z.infer<typeof pageReportSchema>;
