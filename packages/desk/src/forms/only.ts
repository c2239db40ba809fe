import type { JsonSchema } from '@tutoring/domain/desk';

/** A schema whose form shows some of the fields. The others are known to it, so that it does not list them as unknown. */
export function only(schema: JsonSchema, isShown: (field: string) => boolean): JsonSchema {
  const fields = Object.entries(schema.properties ?? {});
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.map(([field, below]) => [field, isShown(field) ? below : { ...below, readOnly: true }]),
    ),
  };
}
