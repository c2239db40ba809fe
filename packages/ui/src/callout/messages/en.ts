/** The English messages of callout. */
export const en = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Please note',
} satisfies Record<string, string>;
