/** What is wrong with one field of a calculator's input; the interface has the words. */
export interface InputProblem {
  /** The path to the field, such as `raw.mcq` or `subjects.2.grade`. */
  field: string;
  /**
   * - `missing`: needed for an answer, and not there.
   * - `unknown`: not one of the names it can be.
   * - `not-whole`: not a whole number, or no number at all.
   * - `out-of-range`: below `min` or above `max`.
   * - `twice`: named before.
   */
  code: 'missing' | 'unknown' | 'not-whole' | 'out-of-range' | 'twice';
  /** The least it may be. */
  min?: number;
  /** The most it may be. */
  max?: number;
}

/** No result: every field that is wrong, in the order of the input. */
export interface Rejected {
  ok: false;
  problems: readonly InputProblem[];
}

/** What is wrong with `value` as a whole number from `min` to `max`; nothing if it is one. */
export function wholeNumberProblem(field: string, value: unknown, min: number, max: number): InputProblem | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { field, code: 'not-whole', min, max };
  if (value < min || value > max) return { field, code: 'out-of-range', min, max };
  return undefined;
}
