/** The English messages of field. */
export const en = {
  optional: '(optional)',
} satisfies Record<string, string>;
