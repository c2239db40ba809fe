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
  challenge: 'Somebody gave this {given}. What do you give?',
  copied: 'The link is copied. Send it to somebody.',
  failed: 'Your browser does not let us copy. Copy the address of this page instead.',
} satisfies Record<string, string>;
