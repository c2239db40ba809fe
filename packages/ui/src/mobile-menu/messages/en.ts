/** The English messages of mobile-menu. */
export const en = {
  title: 'Menu',
  open: 'Open menu',
  close: 'Close menu',
} satisfies Record<string, string>;
