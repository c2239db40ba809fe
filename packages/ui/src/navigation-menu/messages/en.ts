/** The English messages of navigation-menu. */
export const en = {
  label: 'Main',
  inEnglish: 'These pages are in English.',
  featured: 'Featured',
} satisfies Record<string, string>;
