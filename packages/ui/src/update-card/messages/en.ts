/** The English messages of update-card. */
export const en = {
  heading: 'A new version of this site is ready',
  text: 'This page loads again.',
  update: 'Update Now',
} satisfies Record<string, string>;
