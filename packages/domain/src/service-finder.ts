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

/** Goals that have a page of their own; whoever wants help with a course gets the page of the subject. */
export type GoalWithPage = Exclude<Goal, 'course'>;

/** The pages of a site that answer: every address in it is the site's. */
export interface FinderTable {
  /** The page of each subject. */
  subjects: Readonly<Record<Subject, string>>;
  /** Subjects with a page for the one programme, which says more than the general one. */
  inProgramme: Readonly<Record<Exclude<Programme, 'unsure'>, Readonly<Partial<Record<Subject, string>>>>>;
  /** The page of each goal. */
  goals: Readonly<Record<GoalWithPage, string>>;
  /** What there is in AP for whoever asks for work that only the IB Diploma has. */
  notInAp: string;
}

/** Work that only the IB Diploma asks for: AP has neither an Internal Assessment nor the two core essays. */
const IB_ONLY: ReadonlySet<Goal> = new Set<Goal>(['internal-assessment', 'extended-essay', 'theory-of-knowledge']);

/** The one page that answers best: every combination has exactly one. */
export function findService(table: FinderTable, { programme, subject, goal }: FinderAnswers): string {
  const special = programme === 'unsure' ? undefined : table.inProgramme[programme][subject];
  if (goal === 'course') return special ?? table.subjects[subject];
  if (programme === 'ap') {
    if (IB_ONLY.has(goal)) return table.notInAp;
    // The AP pages are about the exam; for the IB and the undecided it has a page of its own.
    if (goal === 'exam' && special) return special;
  }
  return table.goals[goal];
}

/** Answers as an address or a form brings them, or nothing if one of them is none. */
export function readAnswers(read: (name: string) => string | null | undefined): FinderAnswers | undefined {
  const programme = PROGRAMMES.find((known) => known === read('programme'));
  const subject = SUBJECTS.find((known) => known === read('subject'));
  const goal = GOALS.find((known) => known === read('goal'));
  return programme && subject && goal ? { programme, subject, goal } : undefined;
}
