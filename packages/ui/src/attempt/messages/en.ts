/** The English messages of attempt. */
export const en = {
  answer: 'Your answer',
  kept: 'It stays on this device, and nobody reads it.',
  open: 'Show the marked answer',
  close: 'Hide the marked answer',
  scheme: 'How it is marked.',
  more: 'What would earn more.',
} satisfies Record<string, string>;
