/** The programmes a student may be in. */
export const PROGRAMMES = ['ib', 'ap', 'unsure'] as const;
/** The subjects one may ask help in. */
export const SUBJECTS = [
  'biology',
  'chemistry',
  'physics',
  'mathematics',
  'english',
  'french',
  'economics',
  'business',
  'history',
  'geography',
  'psychology',
  'sociology',
] as const;
/** What help is wanted for. */
export const GOALS = [
  'course',
  'exam',
  'internal-assessment',
  'extended-essay',
  'theory-of-knowledge',
  'university',
  'statement',
  'ongoing',
] as const;

export type Programme = (typeof PROGRAMMES)[number];
export type Subject = (typeof SUBJECTS)[number];
export type Goal = (typeof GOALS)[number];

/** A visitor's answers to the finder's three questions. */
export interface FinderAnswers {
  programme: Programme;
  subject: Subject;
  goal: Goal;
}

/** Where the finder's form is sent without JavaScript; the edge answers with the page. */
export const FINDER_PATH = '/find';
/** Where the finder stands, for answers that are none. */
export const FINDER_HOME = '/#service-finder';

const COURSE: Record<Subject, string> = {
  biology: '/services/biology-tutoring',
  chemistry: '/services/chemistry-tutoring',
  physics: '/services/physics-tutoring',
  mathematics: '/services/science-math-tutoring',
  english: '/services/english-tutoring',
  french: '/services/french-tutoring',
  economics: '/services/economics-tutoring',
  business: '/services/business-tutoring',
  history: '/services/history-tutoring',
  geography: '/services/geography-tutoring',
  psychology: '/services/psychology-tutoring',
  sociology: '/services/sociology-tutoring',
};

/** Subjects with a page for the one programme, which says more than the general one. */
const COURSE_IN: Record<Programme, Partial<Record<Subject, string>>> = {
  ib: {
    english: '/subjects/ib-english-tutoring',
    french: '/subjects/ib-french-b-tutoring',
    economics: '/subjects/ib-economics-and-business',
    business: '/services/ib-business',
  },
  ap: {
    english: '/subjects/ap-english-tutor',
    french: '/subjects/ap-french-tutor',
    economics: '/subjects/ap-economics-and-business',
    business: '/subjects/ap-economics-and-business',
  },
  unsure: {},
};

/** Work that only the IB Diploma asks for. */
const IB_ONLY: Partial<Record<Goal, string>> = {
  'internal-assessment': '/subjects/ib-internal-assessment-help',
  'extended-essay': '/services/extended-essay',
  'theory-of-knowledge': '/services/theory-of-knowledge',
};

const ANY: Partial<Record<Goal, string>> = {
  university: '/services/university-counselling',
  statement: '/services/essay-and-personal-statement-review',
  ongoing: '/services/academic-support-subscription',
};

/** The one page that answers best: every combination has exactly one. */
export function findService({ programme, subject, goal }: FinderAnswers): string {
  const course = COURSE_IN[programme][subject] ?? COURSE[subject];
  // AP has neither an Internal Assessment nor the two core essays: whoever asks is told what there is.
  if (IB_ONLY[goal]) return programme === 'ap' ? '/services/ib-ap-tutoring' : IB_ONLY[goal];
  if (ANY[goal]) return ANY[goal];
  // The AP pages are about the exam; for the IB and the undecided it has a page of its own.
  if (goal === 'exam')
    return programme === 'ap' ? (COURSE_IN.ap[subject] ?? '/services/exam-prep') : '/services/exam-prep';
  return course;
}

/** Answers as an address or a form brings them, or nothing if one of them is none. */
export function readAnswers(read: (name: string) => string | null | undefined): FinderAnswers | undefined {
  const programme = PROGRAMMES.find((known) => known === read('programme'));
  const subject = SUBJECTS.find((known) => known === read('subject'));
  const goal = GOALS.find((known) => known === read('goal'));
  return programme && subject && goal ? { programme, subject, goal } : undefined;
}
