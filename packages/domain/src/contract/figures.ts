import * as z from 'zod/mini';
import { FIGURE_WEEKS_MAX, FORM_STEPS, mondaysOf } from './figure-weeks';
import { MISSED_PLACES } from './missed-query';

export * from './figure-weeks';

// Aborts, so that later checks need not handle invalid dates.
const day = z.iso.date({ abort: true });
const count = z.number().check(z.nonnegative(), z.int());

/** The query of `GET /api/owner/figures` and `…/figures.csv`: days of the business's time zone, both included. */
export const figuresQuerySchema = z.strictObject({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, 'order'),
  z.refine(({ from, to }) => from > to || mondaysOf({ from, to }).length <= FIGURE_WEEKS_MAX, 'too_long'),
);

/** A number in the period, and in the period before. */
const compared = { now: count, before: count };
const comparedSchema = z.object(compared);
export type Compared = z.output<typeof comparedSchema>;

/** How long leads waited for their first answer. */
const waitSchema = z.object({
  /** Leads that have an answer. */
  answered: count,
  /** Leads without one. */
  open: count,
  /** Minutes until half of the answered leads had their answer; `null` if none has one. */
  median: z.nullable(count),
  /** Minutes until nine in ten had it: the slowest tenth waited at least as long. */
  slow: z.nullable(count),
});
export type Wait = z.output<typeof waitSchema>;

/** The most frequent values of a field, the most frequent first. */
const rankingSchema = z.object({
  /** A name may be typed by visitors: show it as text. `null` means unknown, and an empty source that nobody referred. */
  rows: z.array(z.object({ name: z.nullable(z.string()), ...compared })),
  /** All other values together. */
  others: comparedSchema,
});
export type Ranking = z.output<typeof rankingSchema>;

/** Where visitors stopped in a form. Only visitors who allow analytics are counted. Each page view counts once. */
const formSchema = z.object({
  /** Visits in which something was typed. */
  begun: comparedSchema,
  /** Visits that went no further than a step, and were not sent. */
  stopped: z.array(z.object({ step: z.enum(FORM_STEPS), ...compared })),
  sent: comparedSchema,
});
export type FormFigures = z.output<typeof formSchema>;

/** The answer of `GET /api/owner/figures`. Spam is left out, and deleted leads are unknown. */
export const figuresSchema = z.object({
  from: day,
  to: day,
  /** The period before, of as many weeks. */
  before: z.object({ from: day, to: day }),
  leads: comparedSchema,
  /** Spam, which no other figure counts. */
  spam: comparedSchema,
  /** Every week of the period, also those without leads. */
  weeks: z.array(z.object({ monday: day, ...compared, wait: waitSchema })),
  wait: z.object({ now: waitSchema, before: waitSchema }),
  sources: rankingSchema,
  pages: rankingSchema,
  languages: rankingSchema,
  statuses: rankingSchema,
  /** The form in three steps, and the one with a single step. */
  forms: z.object({ full: formSchema, brief: formSchema }),
  /** The first day for which forms were counted; `null` if there is none. */
  formsSince: z.nullable(day),
  /**
   * Searches and questions to the chat that found nothing on at least `MISSED_DAYS_MIN` days of the period, those on most
   * days first. Only of visitors who allow analytics. Visitors typed them: show them as text. They are not compared with the
   * period before, because they are deleted sooner.
   */
  missed: z.array(z.object({ query: z.string(), place: z.enum(MISSED_PLACES), days: count, times: count, last: day })),
});
export type Figures = z.output<typeof figuresSchema>;
