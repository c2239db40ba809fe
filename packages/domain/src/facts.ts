/** How far a fact may be trusted: `high` can be shown as it is, `medium` with its year, `low` only where it is marked. */
export type Confidence = 'high' | 'medium' | 'low';

/** Where a fact was read, and when. */
export interface FactSource {
  sources: readonly string[];
  /** The month in which the sources were last read, such as `2026-11`. */
  checked: string;
  confidence: Confidence;
}

/** From the one to the other, both included. */
export interface Range {
  low: number;
  high: number;
}

/** The arithmetic mean; `NaN` of nothing. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
