/** The English messages of navigation-menu. */
export const en = {
  label: 'Main',
  featured: 'Featured',
} satisfies Record<string, string>;
