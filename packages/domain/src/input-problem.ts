/** What is wrong with one field of a calculator's input; the interface has the words. Returned, never thrown. */
export interface InputProblem<Code extends string = string> {
  /** The path to the field, such as `raw.mcq` or `subjects.2.grade`; the interface may use it as the field's name. */
  field: string;
  code: Code;
  /** The least it may be. */
  min?: number;
  /** The most it may be. */
  max?: number;
}

/** No result: every field that is wrong, in the order of the input. */
export interface Rejected<Code extends string = string> {
  status: 'invalid';
  problems: readonly InputProblem<Code>[];
}

/**
 * What may be wrong with a value of a list of names or of whole numbers:
 * - `missing`: needed for an answer, and not there.
 * - `unknown`: not one of the names it can be.
 * - `not-whole`: not a whole number, or no number at all.
 * - `out-of-range`: below `min` or above `max`.
 * - `twice`: named before.
 */
export type ValueProblemCode = 'missing' | 'unknown' | 'not-whole' | 'out-of-range' | 'twice';

/** What is wrong with `value` as a whole number from `min` to `max`; nothing if it is one. */
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

/** Whether a field was left empty, as forms and stored states write it. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** An object's fields, whatever was given: what is none has no fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
