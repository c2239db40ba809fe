/** The English messages of reference-card. */
export const en = {
  label: 'Your reference',
  copy: 'Copy reference',
  copied: 'Reference copied',
  failed: 'Copying is blocked here. Select the reference and copy it by hand.',
} satisfies Record<string, string>;
