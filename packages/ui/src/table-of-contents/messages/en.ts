/** Words of table-of-contents. */
export const en = {
  label: 'On this page',
} satisfies Record<string, string>;
