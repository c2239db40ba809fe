/** What is wrong with one field of an input. Functions return these and never throw them. */
export interface Problem<Code extends string> {
  /** The field, such as `subjects.2.grade`; the interface may use it as the field's name. */
  path: string;
  code: Code;
  /** The limit that was passed, where there is one: the maximum of a mark that is above it. */
  limit?: number;
}

/** Whether a field was left empty, as forms and stored states write it. */
export const isEmpty = (value: unknown): value is undefined | null | '' =>
  value === undefined || value === null || value === '';

/** An object's fields, whatever was given: what is none has no fields. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
