/** The English messages of related-links. */
export const en = {
  label: 'Related',
} satisfies Record<string, string>;
