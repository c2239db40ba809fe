/** The site's own messages in English. The other languages have the same keys (types.ts). */
export const messages = {
  offerLink: 'See the conditions',
  chosenTitle: 'This page is also in English',
  chosenText: 'You chose English earlier.',
  chosenLink: 'Open it in English',
  perSession: 'a session',
  fromPrice: 'Sessions start at {price}.',
  ask: 'Ask a question first',
  /** The next step on pages for schools. */
  askSchool: 'Talk to us about your school',
  table: 'Table: {heading}',
  glanceTitle: 'At a glance',
  glanceSession: 'IB exam session',
  glanceLanguages: 'Sessions in',
  glanceClock: 'Your clock',
  /** `{winter}` and `{summer}` are signed hours, such as +14. */
  glanceAhead: 'Toronto {winter} h in January, {summer} h in July',
  /** If both are equal. The weeks between the two clock changes are ignored. */
  glanceAlike: 'Toronto {hours} h in winter and summer',
  glanceSame: 'the same as in Toronto',
  glancePrice: 'Price of a session, from',
  glanceCurrency: 'Local currency',
  glanceChannel: 'Write to us',
  schoolsNote:
    'A place in this list is not a recommendation, and we have no agreement with these schools. Please confirm programmes with the school.',
  schoolsAll: 'All schools in our list',
  timesCaption: 'Session times on your clock and on your tutor’s in Toronto',
  /** On a page without a region, which shows the hours of a named place. */
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
  offerNow: 'Our price now',
  sources: 'Sources, last checked {date}',
  /** In a frame on a school’s page: the link to the tool’s own page. */
  embedFullPage: 'Full page at {name}',
  /** On the page for schools: the lines of code that they copy. */
  embedCopy: 'Copy the line',
  embedCopied: 'Copied. Paste it into your page.',
  embedCopyFailed: 'Your browser didn’t let us copy. Select the line and copy it.',
  embedPreview: 'Show the calculator as your students see it',
  embedOther: 'Lines for calculators in other languages:',
  embedScript: 'The second line',
  sheetPrint: 'Print this sheet',
  savedNothing: 'You haven’t saved any pages yet. Each page you open is saved here.',
  /** The next exams, before the time until then. `{body}` is IB or AP, `{session}` is such as “May 2027”. */
  examName: '{body} {session}',
  /** The link to the planner, after the time to the exams. */
  planWeeks: 'Plan your weeks',
  /** Below the booking button, with a ring around it. */
  free: 'Free',
  /** The three lines of a tutor’s note, a sample beside the last booking button. */
  sampleWell: 'Every step of the calculation is on paper now, with its unit.',
  sampleLost: 'The answer to “Explain” was a description: two causes, no effect.',
  sampleNext: 'Three four-mark questions. Each sentence needs its own “because”.',
  /** What somebody does, if data/people.yaml says no more. */
  roleTutor: 'Tutor',
  roleCounsellor: 'University counsellor',
  /** The names of invented people, who show the design. `{letter}` is A, B or C. */
  sampleTutor: 'Sample tutor {letter}',
  sampleCounsellor: 'Sample counsellor {letter}',
  /** On the page of a course: the heading of the people who teach it, and the link to all. */
  teachersTitle: 'Who teaches this',
  teachersAll: 'All tutors, with their hours on your clock',
  /** In the hero: the terms of a session. `{length}` is a duration, such as 60 minutes. */
  terms: 'Terms of a session',
  termsSession: 'One session',
  sessionIs: '{length}, one to one, online',
  termsChange: 'If plans change',
  termsCoursework: 'Coursework',
  termsAi: 'AI',
  /** The owner's answers (data/answers.yaml). */
  answerPlaces: 'Free places',
  answerLevel: 'From {price} a session.',
  answerReview: 'One review',
  answerFirst: 'First session',
  /** `{days}` is a number of days, such as "3 days". */
  answerFirstDays: 'Within {days} after you accept the proposal, weekends not counted.',
  answerPayment: 'Payment',
  answerSubscription: 'Subscriptions',
  answerGuarantee: 'Guarantee',
  answerSchools: 'Payment and insurance',
  answerChecked: 'Checked by {who}, {when}.',
  planContents: 'In every size',
  planStop: 'How to stop',
  /** The table of the booking tiers. */
  tiersCaption: 'The ways to book, line by line',
  tiersCorner: 'What we compare',
  tiersFor: 'For whom',
  tiersContents: 'What it contains',
  tiersSums: 'Full price at our lowest rate',
  /** The same at the price of a level that costs more. `{level}` is such as IB HL. */
  tiersLevel: 'Full price, {level}',
  /** The list of course changes. `{session}` is such as "May 2027", `{month}` the month of the last check. */
  changesCourse: 'Course',
  changesAllCourses: 'All courses',
  changesSession: 'Exam session',
  changesShown: '{shown} of {total} changes shown. “Yours” marks the course of exams in {session}.',
  changesNew: 'new from {session}',
  changesBefore: 'Exams before {session}',
  changesAfter: 'Exams from {session}',
  changesYours: 'Yours',
  /** `{course}` and `{session}`, then what changes; `changesEarlier` precedes what was before. */
  changesHere: '{course}, exams from {session}:',
  changesEarlier: 'Before:',
  changesWhich: 'Which course am I on?',
  changesChecked: 'checked {month}',
  changesDetails: 'details as restated by',
  changesSecondary: 'from a secondary source, so ask your coordinator',
  /** The dates of /dates. `{zone}` is such as “United Kingdom Time”, `{session}` 1 or 2. How an expected date was derived follows “Expected:”. */
  datesProgramme: 'Programme',
  datesAllProgrammes: 'IB and AP',
  datesRegion: 'Region',
  datesAllRegions: 'All regions',
  datesCourse: 'AP exam',
  datesAllCourses: 'All AP exams',
  datesExamSession: 'Exam session',
  datesAllSessions: 'All sessions',
  datesChosen: 'Subscribe to the dates chosen above',
  datesOneProgramme: 'This calendar has all dates. For one programme only:',
  datesShown: '{shown} of {total} dates shown',
  datesConfirmed: 'Confirmed',
  datesExpected: 'Expected',
  datesByRule: 'a rule that names no year',
  datesByLastYear: 'the same week as a year before',
  datesRestated: 'restated by others',
  datesUsual: 'usual, but yours may differ',
  datesAsOf: 'as of {month}',
  datesAtTime: '{day}, {time} ({zone})',
  datesAtSession: '{day}, session {session}',
  datesExam: 'Exam',
  datesDay: 'Day',
  datesLate: 'Late testing',
  datesFirst: 'Session 1',
  datesSecond: 'Session 2',
  /** The lists of emergency numbers and helplines. */
  helplineWhere: 'Where',
  helplinePolice: 'Police',
  helplineAmbulance: 'Ambulance',
  helplineYoung: 'for children and young people',
  helplineProtection: 'when a child is being harmed',
  helplineText: 'by text {number}',
  helplineAlways: 'day and night',
  /** In legal notices, instead of a detail of the business that the owner has not written yet. */
  traderMissing: 'to be added by the owner',
  /** Below the field of a practice question: the link to the page that takes answers. */
  sendAnswer: 'Send a tutor a photo of your answer',
  /** On a subject's page: the heading above students' marked work, and the sentence below it. */
  studentWorkTitle: 'What students sent us',
  studentWorkText:
    'They sent a page of practice, and a tutor marked it. We may show these answers, typed out and without names.',
  /** Above the form that takes pages to mark: how many requests wait, then the promised time. Forms by plural category. */
  markingWaiting: 'one: {count} request is waiting to be marked. | {count} requests are waiting to be marked.',
  markingPromise:
    'one: A tutor returns your pages within one working day. | A tutor returns your pages within {count} working days.',
  /** Instead of that form, if no more pages are taken. */
  markingFull: 'We can’t take another page just now',
  markingFullText:
    'Our tutors have as many pages as they can mark well. The form opens again when they have returned some. Until then, bring your page to a free consultation, or write to us.',
  /** The facts about the marking of pages (data/brand.yaml). */
  markingWhen: 'When you get it back',
  markingWhenText: 'one: Within one working day, Monday to Friday. | Within {count} working days, Monday to Friday.',
  markingKept: 'How long we keep it',
  markingKeptText:
    'one: {count} day from the day we return it; then we delete the pages and the link. | {count} days from the day we return it; then we delete the pages and the link.',
  markingMinor: 'If nobody has marked it',
  markingMinorText:
    'one: We delete it after {most} days, and after {count} day if a student under 18 sent it. | We delete it after {most} days, and after {count} days if a student under 18 sent it.',
};

/** Shown instead of an island that failed to render. */
export const errors = {
  title: 'Something went wrong',
  text: "We're sorry, but something unexpected happened. Please try refreshing the page or contact us if the problem persists.",
  retry: 'Try Again',
  home: 'Go to Homepage',
  contact: 'Contact Support',
};

export const navigationFrom = 'wide';
