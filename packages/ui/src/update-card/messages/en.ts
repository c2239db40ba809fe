/** The English messages of update-card. */
export const en = {
  heading: 'A new version of this site is ready',
  text: 'Updating reloads this page.',
  update: 'Update Now',
} satisfies Record<string, string>;
