/** The English messages of dialog. */
export const en = {
  close: 'Close',
} satisfies Record<string, string>;
