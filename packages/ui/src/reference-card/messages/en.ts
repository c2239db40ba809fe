/** The English messages of reference-card. */
export const en = {
  label: 'Your reference',
  copy: 'Copy reference',
  copied: 'Reference copied',
  failed: 'Your browser blocked copying. Select the reference and copy it yourself.',
} satisfies Record<string, string>;
