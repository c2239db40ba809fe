import type { JsonSchema } from '@tutoring/domain/desk';
import { choiceLabel } from './form-kind';

/**
 * What is wrong with a value, as soon as it is entered. It knows what is right for one field; the check on saving knows the
 * rest, and is the judge.
 */
export function problemWith(schema: JsonSchema, value: unknown): string | undefined {
  const { allOf = [] } = schema;
  const wrong = typeProblem(schema, value);
  if (wrong) return wrong;
  return typeof value === 'string'
    ? (textProblem(schema, value) ?? allOf.map((one) => problemWith(one, value)).find(Boolean))
    : typeof value === 'number'
      ? numberProblem(schema, value)
      : Array.isArray(value)
        ? listProblem(schema, value)
        : undefined;
}

/** What is wrong with a value that is not of the kind that its field wants. */
function typeProblem(
  { type, enum: among, const: fixed, minLength = 0 }: JsonSchema,
  value: unknown,
): string | undefined {
  if (among && (!among.includes(value) || (value === '' && minLength > 0)))
    return value === '' ? 'Choose one.' : `“${String(value)}” is not possible. Choose one of the list.`;
  if (fixed !== undefined && value !== fixed) return `This can only be ${JSON.stringify(fixed)}.`;
  if ((type === 'number' || type === 'integer') && typeof value !== 'number')
    return value === '' ? 'Write a number.' : 'Write a number in digits, such as 79.5.';
  if (type === 'string' && typeof value !== 'string')
    return `The file has ${String(value)} here, not a text. Write it again.`;
  return undefined;
}

/** The pattern of a text that must have a placeholder, such as `{until}`. */
const PLACEHOLDER = /^\\(\{\w+)\\(\})$/;

function textProblem({ minLength = 0, maxLength = Infinity, pattern, format }: JsonSchema, value: string) {
  if (value.trim() === '' && minLength > 0) return 'Write something here.';
  if (format === 'date' && !isDay(value))
    return value === '' ? 'Choose a day.' : `“${value}” is not a day of the calendar. Choose a day.`;
  if (value.length > maxLength) return `This has ${value.length} characters; at most ${maxLength} are possible.`;
  // The build replaces {slug} with the name of the business in addresses.
  const placeholder = PLACEHOLDER.exec(pattern ?? '')
    ?.slice(1)
    .join('');
  if (placeholder && !value.includes(placeholder))
    return `Write ${placeholder} where its value belongs. Pages put it in, in each language.`;
  if (pattern !== undefined && !matches(pattern, value.replaceAll('{slug}', 'slug')))
    return 'This is not in the form that pages need. The help below the field has an example.';
  if (format === 'uri' && !URL.canParse(value)) return 'Write a whole address, such as https://www.example.org.';
  if (format === 'email' && !/^\S+@\S+\.\S+$/.test(value)) return 'Write an email address, such as hello@example.org.';
  return undefined;
}

function isDay(value: string): boolean {
  const day = new Date(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Whether a text has the form that a schema wants. */
export function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that only other engines know: the check on saving has it.
    return true;
  }
}

function numberProblem(schema: JsonSchema, value: number) {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
  if (type === 'integer' && !Number.isInteger(value)) return 'Write a whole number.';
  if (value <= exclusiveMinimum) return `Write a number above ${exclusiveMinimum}.`;
  if (value < minimum) return `Write at least ${minimum}.`;
  // JSON Schema gives integers JavaScript's own limit.
  if (value > maximum) return `Write at most ${maximum}.`;
  return undefined;
}

function listProblem({ minItems = 0, maxItems = Infinity, uniqueBy, items }: JsonSchema, list: readonly unknown[]) {
  const { length } = list;
  if (length < minItems) return minItems === 1 ? 'Add at least one.' : `Add at least ${minItems}.`;
  if (length > maxItems) return `At most ${maxItems} are possible.`;
  const values = uniqueBy === undefined ? [] : list.map((item) => (item as Record<string, unknown> | null)?.[uniqueBy]);
  const twice = values.find((value, at) => Boolean(value) && values.indexOf(value) !== at);
  if (uniqueBy === undefined || twice === undefined) return undefined;
  return `${choiceLabel(items?.properties?.[uniqueBy], twice)} is here twice. Remove one of the two, or choose another.`;
}
