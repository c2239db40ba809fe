/** The English messages of session-timeline. */
export const en = {
  /** What the visitor chooses: a stop on a ruler of minutes. */
  legend: 'Choose a moment of the session',
  /** The heading of what the tutor writes to the family after a session. */
  note: 'The tutor’s note home',
  well: 'What went well',
  /** What cost the student marks. */
  lost: 'What lost marks',
  next: 'Practice until next time',
} satisfies Record<string, string>;
