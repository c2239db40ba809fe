/** Words of navigation-menu. */
export const en = {
  label: 'Main',
  inEnglish: 'These pages are in English.',
} satisfies Record<string, string>;
