import type { DayRange, Figures } from '@tutoring/domain/figures';

/** Where the figures come from. */
export interface FiguresApi {
  /** The figures of a period. Throws a RequestError. */
  read: (period: DayRange, signal: AbortSignal) => Promise<Figures>;
  /** The address of the same figures as a table (CSV). */
  exportHref: (period: DayRange) => string;
}
