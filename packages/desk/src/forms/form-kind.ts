import type { JsonSchema } from '@tutoring/domain/desk';

/** How a form shows a value. A scalar of a wrong type keeps its field, which says what is wrong with it. */
export type FormKind =
  | 'text'
  | 'day'
  | 'number'
  | 'choice'
  | 'choices'
  | 'yes-no'
  | 'fixed'
  | 'object'
  | 'languages'
  | 'map'
  | 'list'
  | 'unknown';

const fits = ({ type, const: fixed, enum: among, properties }: JsonSchema, value: unknown): boolean => {
  if (fixed !== undefined) return value === fixed;
  if (among) return among.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return !properties || Object.keys(value).every((key) => key in properties);
  }
  return type === 'integer' ? typeof value === 'number' : typeof value === type;
};

/** The schema among alternatives that a value has; the schema itself if there are none. */
export function resolve(schema: JsonSchema, value: unknown): JsonSchema {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (!alternatives) return schema;
  const { anyOf: _any, oneOf: _one, ...rest } = schema;
  const fixed = alternatives.map((one) => one.const);
  if (fixed.every((one) => one !== undefined)) return { ...rest, enum: fixed };
  const chosen = alternatives.find((one) => fits(one, value)) ?? (value === undefined ? alternatives[0] : undefined);
  return chosen ? { ...resolve(chosen, value), ...rest } : rest;
}

/** The types whose values are written into one field. */
const WRITTEN: readonly JsonSchema['type'][] = ['string', 'number', 'integer'];
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

const isLanguages = ({ propertyNames }: JsonSchema) =>
  propertyNames?.enum?.includes('en') && propertyNames.enum.includes('zh-Hans');

/** How a form shows a value of a schema without alternatives. */
export function kindOf(schema: JsonSchema, value: unknown): FormKind {
  if (schema.enum) return 'choice';
  if (schema.const !== undefined) return 'fixed';
  if (value !== undefined && value !== null && !fits(schema, value)) {
    // Fields that the schema does not know are shown below the others.
    const isObject = schema.type === 'object' && typeof value === 'object' && !Array.isArray(value);
    if (!isObject && !(isScalar(value) && WRITTEN.includes(schema.type))) return 'unknown';
  }
  if (schema.type === 'string') return schema.format === 'date' ? 'day' : 'text';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'boolean') return 'yes-no';
  if (schema.type === 'array') return schema.items?.enum ? 'choices' : schema.items ? 'list' : 'unknown';
  if (schema.type === 'object') {
    if (schema.properties) return 'object';
    if (isLanguages(schema)) return 'languages';
    return typeof schema.additionalProperties === 'object' ? 'map' : 'unknown';
  }
  return 'unknown';
}

/** A value to begin with: empty texts and lists for what is required, so that the form shows them. */
export function emptyOf(schema: JsonSchema): unknown {
  const { type, properties = {}, required = [], enum: among, const: fixed } = resolve(schema, undefined);
  if (fixed !== undefined) return fixed;
  if (among) return among[0];
  if (type === 'array') return [];
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'boolean') return false;
  if (type !== 'object') return '';
  if (isLanguages(schema) && typeof schema.additionalProperties === 'object')
    return { en: emptyOf(schema.additionalProperties) };
  return Object.fromEntries(required.map((name) => [name, emptyOf(properties[name] ?? {})]));
}

/** The label of a field: its title, or its name in the file. */
export function labelOf({ title }: JsonSchema, name: string | number): string {
  if (title) return title;
  if (name === 'placeholder') return 'Still a placeholder';
  if (name === 'value') return 'Value';
  return typeof name === 'number' ? `${name + 1}` : name;
}

/** What the owner reads for one of a few values. */
export const choiceLabel = (schema: JsonSchema | undefined, value: unknown): string =>
  schema?.labels?.[String(value)] ?? String(value);
