/** The English messages of bottom-bar. */
export const en = {
  /** The landmark's name. */
  label: 'Next step',
  /** The name of the link to a tool's result, before its text. */
  result: 'Your result',
} satisfies Record<string, string>;
