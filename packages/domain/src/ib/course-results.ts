import { CORE_LETTERS, type CoreLetter } from './core-points';
import type { IbLevel } from './courses';
import { SUBJECT_GRADES, type DiplomaInput, type GradeField, type SubjectGrade } from './diploma-input';
import type { FactSource } from '../facts';

/**
 * What candidates who take no full diploma get: `Diploma Programme Course Results`, with a grade for each course. It was
 * called a certificate.
 */
export const COURSE_RESULTS_SOURCE: FactSource = {
  sources: [
    'help.pamojaeducation.com, IB Students: Results Certification (quotes D9.2 Regulations: May and November 2024)',
    'General regulations: Diploma Programme (IBO, September 2016)',
  ],
  checked: '2026-11',
  confidence: 'high',
};

/** The result of a course. */
export interface CourseResult {
  field: Extract<GradeField, `subjects.${number}.grade`>;
  level: IbLevel;
  grade: SubjectGrade;
}

/** The results of single courses: no total, and no award. */
export interface CourseResults {
  /** In the order of the input. Courses without a grade are left out. */
  courses: readonly CourseResult[];
  /** Theory of Knowledge and the Extended Essay, if a school let the student take them. They earn no points here. */
  letters: Readonly<Partial<Record<'tok' | 'ee', CoreLetter>>>;
}

/** The results of a candidate for single courses. There may be any number of them, at any level. */
export function courseResults({ subjects, tok, ee }: DiplomaInput): CourseResults {
  const letterOf = (value: unknown) => CORE_LETTERS.find((letter) => letter === value);
  const [tokLetter, eeLetter] = [letterOf(tok), letterOf(ee)];
  return {
    courses: subjects.flatMap(({ level, grade }, place) => {
      const known = SUBJECT_GRADES.find((one) => one === grade);
      return level && known ? [{ field: `subjects.${place}.grade` as const, level, grade: known }] : [];
    }),
    letters: { ...(tokLetter && { tok: tokLetter }), ...(eeLetter && { ee: eeLetter }) },
  };
}
