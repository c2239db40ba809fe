/** The student's programme. */
export const PROGRAMMES = ['ib', 'ap', 'unsure'] as const;
/** Subjects. */
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
/** Goals of the visitor. */
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

/** The answers to the finder's three questions. */
export interface FinderAnswers {
  programme: Programme;
  subject: Subject;
  goal: Goal;
}

/** Goals with their own page. Help with a course leads to the subject's page. */
export type GoalWithPage = Exclude<Goal, 'course'>;

/** The pages of a site by answer. */
export interface FinderTable {
  /** The page of each subject. */
  subjects: Readonly<Record<Subject, string>>;
  /** Subjects with a page for one programme, which is more specific. */
  inProgramme: Readonly<Record<Exclude<Programme, 'unsure'>, Readonly<Partial<Record<Subject, string>>>>>;
  /** The page of each goal. */
  goals: Readonly<Record<GoalWithPage, string>>;
  /** The AP page for work that only the IB Diploma has. */
  notInAp: string;
}

/** Work of the IB Diploma only: AP has neither an Internal Assessment nor the two core essays. */
const IB_ONLY: ReadonlySet<Goal> = new Set<Goal>(['internal-assessment', 'extended-essay', 'theory-of-knowledge']);

/** The best page for the answers. Each combination has exactly one. */
export function findService(table: FinderTable, { programme, subject, goal }: FinderAnswers): string {
  const special = programme === 'unsure' ? undefined : table.inProgramme[programme][subject];
  if (goal === 'course') return special ?? table.subjects[subject];
  if (programme === 'ap') {
    if (IB_ONLY.has(goal)) return table.notInAp;
    // AP pages are about the exam. IB and undecided students have a separate exam page.
    if (goal === 'exam' && special) return special;
  }
  return table.goals[goal];
}

/** Reads the answers of an address or a form; `undefined` if one is invalid. */
export function readAnswers(read: (name: string) => string | null | undefined): FinderAnswers | undefined {
  const programme = PROGRAMMES.find((known) => known === read('programme'));
  const subject = SUBJECTS.find((known) => known === read('subject'));
  const goal = GOALS.find((known) => known === read('goal'));
  return programme && subject && goal ? { programme, subject, goal } : undefined;
}
