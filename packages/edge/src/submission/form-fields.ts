/** Fields of a form that are read: ours has about twenty. */
export const FIELDS_MAX = 64;

/** What a form says. */
export interface FormFields {
  /** By name; several of one name, such as boxes, with spaces between them. */
  values: Record<string, string>;
  /** Whether that is all of it. */
  isWhole: boolean;
}

/**
 * Reads the body of a form, as far as {@link FIELDS_MAX}: a small body has room for thousands of fields, and who sends it
 * is asked for nothing before it is read.
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
