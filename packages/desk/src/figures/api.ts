import type { DayRange, Figures } from '@tutoring/domain/figures';

/** What can keep the figures from an answer. */
export type FiguresTroubleKind = 'signed-out' | 'offline' | 'failed';

/** What {@link FiguresApi.read} throws; anything else counts as `failed`. */
export class FiguresTrouble extends Error {
  readonly kind: FiguresTroubleKind;

  constructor(kind: FiguresTroubleKind) {
    super(kind);
    this.name = 'FiguresTrouble';
    this.kind = kind;
  }
}

/** Where the figures come from. */
export interface FiguresApi {
  /** The figures of a period. Throws a {@link FiguresTrouble}. */
  read: (period: DayRange, signal: AbortSignal) => Promise<Figures>;
  /** The address of the same figures as a table (CSV). */
  exportHref: (period: DayRange) => string;
}
