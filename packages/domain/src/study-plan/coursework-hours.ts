import type { StudyCoursework } from './types';

/** The published hours of a kind of coursework. */
export interface CourseworkHours {
  readonly kind: StudyCoursework['kind'];
  /** The ids of the courses (`IB_COURSES`) that it applies to. @default all */
  readonly courses?: readonly string[];
  /** Hours of the whole piece, from start to end. */
  readonly hours: number;
  /** Set if the hours are time in class. @default the student's own work */
  readonly of?: 'class-time';
  readonly sources: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
  readonly checked: string;
}

/**
 * Published hours of coursework. We found no source for other Internal Assessments or for the TOK essay, so visitors
 * enter those hours. The 100 hours of TOK are teaching time and do not belong to one piece of work.
 */
export const COURSEWORK_HOURS: readonly CourseworkHours[] = [
  {
    kind: 'ia',
    courses: ['ib-biology', 'ib-chemistry', 'ib-physics'],
    hours: 10,
    sources: ['savemyexams.com'],
    confidence: 'medium',
    checked: '2026-11',
  },
  {
    kind: 'ia',
    courses: ['ib-history', 'ib-geography', 'ib-business-management'],
    hours: 20,
    sources: ['course pages of schools, which our notes do not name'],
    confidence: 'medium',
    checked: '2026-11',
  },
  { kind: 'ee', hours: 40, sources: ['longtrailschool.org'], confidence: 'medium', checked: '2026-11' },
  {
    kind: 'tok-exhibition',
    hours: 8,
    of: 'class-time',
    sources: ['sites.google.com/isind.org/tok (exhibition)'],
    confidence: 'medium',
    checked: '2026-11',
  },
];

/**
 * The published hours of a kind of coursework; `undefined` if no source gives any.
 * @param course The `id` of the IB course, for an Internal Assessment.
 */
export function courseworkHours(kind: CourseworkHours['kind'], course?: string): CourseworkHours | undefined {
  return COURSEWORK_HOURS.find(
    (known) => known.kind === kind && (!known.courses || (course !== undefined && known.courses.includes(course))),
  );
}
