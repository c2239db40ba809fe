/** How far a fact may be trusted: `high` may be printed, `medium` with its year, `low` never as a fact. */
export type Confidence = 'high' | 'medium' | 'low';

/** From the one to the other, both included. */
export interface Range {
  low: number;
  high: number;
}

/** The arithmetic mean; `NaN` of nothing. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
