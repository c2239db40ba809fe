/** The English messages of bottom-bar. */
export const en = {
  /** The landmark's name. */
  label: 'Next step',
} satisfies Record<string, string>;
