/** The English messages of header. */
export const en = {
  skip: 'Skip to content',
  home: '{brand}, home page',
} satisfies Record<string, string>;
