/** The texts of calendars that the edge writes. `{brand}` is the name of the business. */
export const en = {
  /** The name of a study plan's calendar. */
  plan: 'Study plan',
  planAbout: 'Made with the study planner of {brand}. Change the plan there, and this calendar follows.',
  /** The title of an event that a plan had before. */
  gone: 'No longer planned',
  /** The name of the calendar of exam dates and deadlines. */
  dates: 'Exam dates and deadlines',
  datesAbout: 'From {brand}. Dates marked as expected are not confirmed yet. Please check each date with its source.',
  /** The title of a date that nobody has confirmed, and of one that does not hold any more. */
  expected: '{name} (expected)',
  cancelled: 'No longer valid: {name}',
  /** Of AP exams. */
  firstSitting: 'First exam session of the day. Your school tells you the time.',
  secondSitting: 'Second exam session of the day. Your school tells you the time.',
  schoolMayStartLater: 'Your school may start up to an hour later.',
  ends: 'Ends at {time}.',
  source: 'Source: {source}',
  checked: 'Last checked: {month}',
};

/** The messages of calendars. */
export type CalendarMessages = typeof en;
