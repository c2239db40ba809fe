/** The English messages of tutor-list. */
export const en = {
  /** The label of a filter. */
  subject: 'Subject',
  /** The label of a filter. */
  language: 'Language',
  /** The label of a filter, and of the hours on a card once they are on the visitor’s clock. */
  yourHours: 'Hours on your clock',
  /** The first option of the filters. */
  all: 'All',
  /** The first option of the filter for hours. */
  anyTime: 'Any time',
  /** Screen readers announce it after each choice. */
  shown: 'Shown: {count} of {total}',
  none: 'Nobody in this list matches all three choices. Set one of them to “All”, or book a free consultation and tell us what you need.',
  teaches: 'Teaches',
  speaks: 'Languages',
  /** The hours on a card. `{zone}` is a time zone, such as “Eastern Time”. */
  hours: 'Hours ({zone})',
  checked: 'What we checked',
  /** `{date}` is the day, `{name}` the person who checked it. */
  checkedBy: '{date}, by {name}',
  /** What was checked: these six. */
  identity: 'Identity document',
  background: 'Police or background check',
  degree: 'Degree certificate',
  questions: 'Exam-style questions, solved and marked',
  trial: 'Trial session that we watched',
  notes: 'Notes to families',
  /** Opens the three lines of a note. */
  note: 'A note after a session',
} satisfies Record<string, string>;
