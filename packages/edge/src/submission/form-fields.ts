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
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(sent.slice(0, FIELDS_MAX).join('&'))) {
    const same = fields.get(name);
    if (same) same.push(value);
    else fields.set(name, [value]);
  }
  return {
    values: Object.fromEntries([...fields].map(([name, values]) => [name, values.join(' ')])),
    isWhole: sent.length <= FIELDS_MAX,
  };
}
