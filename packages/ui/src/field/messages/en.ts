/** Words of field. */
export const en = {
  optional: '(optional)',
} satisfies Record<string, string>;
