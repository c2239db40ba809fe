/** The English messages of language-switcher. */
export const en = {
  label: 'Language',
} satisfies Record<string, string>;
