/** Most fields that are read: our form has about twenty. */
export const FIELDS_MAX = 64;

/** The fields of a form. */
export interface FormFields {
  /** By name. The values of equal names, such as checkboxes, are joined with spaces. */
  values: Record<string, string>;
  /** Whether all fields were read. */
  isWhole: boolean;
}

/**
 * Reads the first {@link FIELDS_MAX} fields of a form's body. Even a small body can have thousands of fields, and anybody may
 * send one.
 */
export function formFields(body: string): FormFields {
  const sent = body.split('&', FIELDS_MAX + 1);
  const fields = new URLSearchParams(sent.slice(0, FIELDS_MAX).join('&'));
  return { values: valuesOf(fields), isWhole: sent.length <= FIELDS_MAX };
}

/** The values of fields by name. */
export function valuesOf(fields: Iterable<[string, string]>): Record<string, string> {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const same = values.get(name);
    if (same) same.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, same]) => [name, same.join(' ')]));
}
