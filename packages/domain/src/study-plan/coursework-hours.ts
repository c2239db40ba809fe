import type { StudyCoursework } from './types';

/** How long a piece of coursework takes, as somebody published it. */
export interface CourseworkHours {
  readonly kind: StudyCoursework['kind'];
  /** The courses (`IB_COURSES`) it holds for. @default any */
  readonly courses?: readonly string[];
  /** Hours of the whole piece: what is left of it only the visitor knows. */
  readonly hours: number;
  /** What the hours are, where they are not a student's own work. */
  readonly of?: 'class-time';
  readonly sources: readonly string[];
  readonly confidence: 'high' | 'medium' | 'low';
  readonly checked: string;
}

/**
 * The hours of coursework that a source gives. For other Internal Assessments and for the TOK essay none was found:
 * visitors tell those themselves. The 100 hours of TOK are taught ones and belong to no piece of work.
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
 * The published hours of a whole piece of coursework, or nothing where no source gives any.
 * @param course The `id` of an IB course, for an Internal Assessment.
 */
export function courseworkHours(kind: CourseworkHours['kind'], course?: string): CourseworkHours | undefined {
  return COURSEWORK_HOURS.find(
    (known) => known.kind === kind && (!known.courses || (course !== undefined && known.courses.includes(course))),
  );
}
