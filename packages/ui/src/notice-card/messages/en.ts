/** The English messages of notice-card. */
export const en = {
  close: 'Close',
} satisfies Record<string, string>;
