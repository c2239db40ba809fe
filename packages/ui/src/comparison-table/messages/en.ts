/** The English messages of comparison-table. */
export const en = {
  yes: 'Yes',
  no: 'No',
} satisfies Record<string, string>;
