/** The English messages of table-of-contents. */
export const en = {
  label: 'On this page',
} satisfies Record<string, string>;
