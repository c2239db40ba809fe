/** The English messages of mark-exercise. */
export const en = {
  available: '[{available} marks]',
  task: 'Tick each sentence that earns a mark.',
  /** Stands before a number such as `4/6`. */
  count: 'Your marks:',
  compare: 'Compare with the tutor',
  hide: 'Hide the tutor’s marks',
  /** Both stand before the tutor's reason, for screen readers. */
  earns: 'Tutor, one mark: ',
  earnsNothing: 'Tutor, no mark: ',
  /** The result: `{given}` and `{earned}` are such as `4/6`; `{lines}` is a list of `line`. */
  result: 'You gave {given}, the tutor {earned}.',
  missed: 'You missed {lines}.',
  generous: 'The tutor gives nothing for {lines}.',
  agreed: 'You agree on every line.',
  line: 'line {line}',
  shareButton: 'Ask a friend to mark it',
  /** What is shared. `{given}` is a number. */
  share: 'I gave this {given}. You?',
  challenge: 'Somebody gave this {given}. What would you give?',
  copied: 'Link copied. Send it to a friend.',
  failed: 'Your browser didn’t let us copy the link. Copy this page’s address instead.',
} satisfies Record<string, string>;
