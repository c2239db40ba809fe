/** The reliability of a fact. Show `high` facts as they are, `medium` facts with their year, and mark `low` facts. */
export type Confidence = 'high' | 'medium' | 'low';

/** The source of a fact. */
export interface FactSource {
  sources: readonly string[];
  /** The month in which the sources were last read, such as `2026-11`. */
  checked: string;
  confidence: Confidence;
}

/** A range, both ends included. */
export interface Range {
  low: number;
  high: number;
}

/** The arithmetic mean; `NaN` of an empty list. */
export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
