/** A problem with one field of a calculator's input. Returned, never thrown. The interface has the texts. */
export interface InputProblem<Code extends string = string> {
  /** The path of the field, such as `raw.mcq` or `subjects.2.grade`. */
  field: string;
  code: Code;
  /** The smallest valid value. */
  min?: number;
  /** The largest valid value. */
  max?: number;
}

/** The input is invalid: all problems, in the order of the input. */
export interface Rejected<Code extends string = string> {
  status: 'invalid';
  problems: readonly InputProblem<Code>[];
}

/**
 * Problems with a name or a whole number:
 * - `missing`: required, but not there.
 * - `unknown`: not a known name.
 * - `not-whole`: not a whole number.
 * - `out-of-range`: below `min` or above `max`.
 * - `twice`: a duplicate.
 */
export type ValueProblemCode = 'missing' | 'unknown' | 'not-whole' | 'out-of-range' | 'twice';

/** The problem with `value` as a whole number from `min` to `max`; `undefined` if it is valid. */
export function wholeNumberProblem(
  field: string,
  value: unknown,
  min: number,
  max: number,
): InputProblem<'not-whole' | 'out-of-range'> | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value)) return { field, code: 'not-whole', min, max };
  if (value < min || value > max) return { field, code: 'out-of-range', min, max };
  return undefined;
}

/** Whether a field is empty. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** The fields of an object; none of any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
