import type { Rejected } from '../input-problem';
import { subjectMarks, type ComponentEntries, type MarksProblemCode } from './component-marks';
import type { CoreLetter } from './core-points';
import { EXTENDED_ESSAY, IB_COURSES, type EssayGuide, type LetterBoundaries } from './courses';

/** The letters that marks can come to: `N` is what there is without any. */
export type MarkedLetter = Exclude<CoreLetter, 'N'>;

/** What the marks of TOK or of the Extended Essay come to. */
export interface CoreMarks {
  status: 'ready';
  /** With no marks for what is not entered. */
  least: number;
  /** With full marks for what is not entered. */
  most: number;
  outOf: number;
  /** What has no mark yet, by id. */
  missing: readonly string[];
  /**
   * Between which letters that lies, and by which boundaries: those of one session, read once.
   * `null` where none have been published: then the letter is for the student to choose.
   */
  letters: { lowest: MarkedLetter; highest: MarkedLetter; by: LetterBoundaries } | null;
}

/**
 * The Extended Essay by the guide of its session: of 34 until November 2026, of 30 from May 2027.
 * @param year Of the examinations.
 * @param marks Whole marks by criterion id, `A` to `E`. What is not known yet is left out.
 */
export function essayMarks(
  year: number,
  marks: ComponentEntries['marks'],
): Rejected<MarksProblemCode> | { status: 'unknown-year' } | (CoreMarks & { guide: EssayGuide }) {
  const guide = EXTENDED_ESSAY.find(({ from, until = Infinity }) => year >= from && year <= until);
  if (!guide) return { status: 'unknown-year' };
  // A criterion's share of the essay is its marks: the sum below is of marks, not of per cent.
  const criteria = guide.criteria.map(({ id, max }) => ({ id, weight: max, maxMarks: max }));
  const result = subjectMarks(criteria, { marks });
  if (result.status === 'invalid') return result;
  const outOf = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return { ...coreMarks(result.least, result.most, outOf, result.missing, guide.letters), guide };
}

/**
 * Theory of Knowledge out of 30: the exhibition is worth a third, the essay two.
 * @param entries Marks and maxima of `exhibition` and `essay`.
 */
export function tokMarks(entries: ComponentEntries): Rejected<MarksProblemCode> | CoreMarks {
  const course = IB_COURSES.find(({ id }) => id === 'ib-tok');
  const result = subjectMarks(course?.levels.SL ?? [], entries);
  if (result.status === 'invalid') return result;
  // The weights are thirds rounded to a tenth; whole marks of 30 come out all the same.
  const outOf = course?.letters?.outOf ?? 30;
  const scaled = (percent: number) => Math.round((percent / 100) * outOf);
  return coreMarks(scaled(result.least), scaled(result.most), outOf, result.missing, course?.letters);
}

function coreMarks(
  least: number,
  most: number,
  outOf: number,
  missing: readonly string[],
  by: LetterBoundaries | undefined,
): CoreMarks {
  const letters = by ? { lowest: letterOf(least, by), highest: letterOf(most, by), by } : null;
  return { status: 'ready', least, most, outOf, missing, letters };
}

/** The letter of so many marks. */
function letterOf(marks: number, { min }: LetterBoundaries): MarkedLetter {
  return (['A', 'B', 'C', 'D'] as const).find((letter) => marks >= min[letter]) ?? 'E';
}
