/** What the site itself says, in English: every other language says the same (types.ts). */
export const messages = {
  offerLink: 'See the conditions',
  chosenTitle: 'This page is also in English',
  chosenText: 'You chose English earlier.',
  chosenLink: 'Open it in English',
  perSession: 'a session',
  fromPrice: 'Sessions start at {price}.',
  ask: 'Ask a question first',
  table: 'Table: {heading}',
  glanceTitle: 'At a glance',
  glanceSession: 'IB exam session',
  glanceLanguages: 'Sessions in',
  glanceClock: 'Your clock',
  /** `{winter}` and `{summer}` are hours with their sign, such as +14. */
  glanceAhead: 'Toronto {winter} h in January, {summer} h in July',
  /** The same where both are alike; the weeks between two changes of the clock do not count. */
  glanceAlike: 'Toronto {hours} h in winter and summer',
  glanceSame: 'the same as in Toronto',
  glancePrice: 'Price of a session, from',
  glanceCurrency: 'Local currency',
  glanceChannel: 'Write to us',
  schoolsNote:
    'Being listed is no recommendation, and we have no agreement with these schools. Please confirm programmes with the school.',
  schoolsAll: 'All schools in our list',
  timesCaption: 'Session times on your clock and on your tutor’s in Toronto',
  /** The same on a page that is about no place: the hours of one are shown, by its name. */
  timesThere: '{place}: session times on the local clock and on Toronto’s',
  timesDays: 'Days',
  timesLocal: 'Your time',
  timesWinter: 'Toronto, winter',
  timesSummer: 'Toronto, summer',
  by: 'By {author}',
  updated: 'updated',
  reviewed: 'reviewed by {name},',
  minutes: '{minutes} min read',
  offerEnded: 'This offer ended on {date}.',
  offerNow: 'What holds now',
  sources: 'Sources, last checked {date}',
  savedNothing: 'Nothing is saved here yet. Pages are saved as you open them.',
  /** Leads to the planner, behind the time to the exams. */
  planWeeks: 'Plan your weeks',
  /** Stands on the cover sheet with a ring around it, and what happens next. */
  free: 'Free',
  stepTime: 'You choose a time; the calendar opens in a new tab.',
  stepWork: 'We look at one marked test or practice answer, and at where its marks went.',
  stepPlan: 'You get a proposal with its price, and decide in your own time.',
  /** On cover sheets: what a session is and what holds for it. `{length}` is such as 60 minutes. */
  termsSession: 'One session',
  sessionIs: '{length}, one to one, online',
  termsChange: 'If plans change',
  termsCoursework: 'Coursework',
  courseworkRule: 'We teach the method on practice work. We never write, edit or correct what is assessed.',
  termsAi: 'AI',
  aiRule: 'AI may draft exercises and notes. A tutor checks each one before a student sees it.',
};

/** In place of a part that has failed; it travels with each part. */
export const errors = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page or contact us if the problem persists.",
  retry: 'Try Again',
  home: 'Go to Homepage',
  contact: 'Contact Support',
};

export const navigationFrom = 'wide';
