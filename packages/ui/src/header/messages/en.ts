/** Words of header. */
export const en = {
  skip: 'Skip to content',
  nav: 'Main',
  home: '{brand}, home page',
  menu: 'Menu',
  book: 'Book a Free Consultation',
  opensInNewTab: '(opens in a new tab)',
} satisfies Record<string, string>;
