import type { Rejected } from '../input-problem';
import { subjectMarks, type ComponentEntries, type MarksProblemCode } from './component-marks';
import type { CoreLetter } from './core-points';
import { EXTENDED_ESSAY, IB_COURSES, type EssayGuide, type LetterBoundaries } from './courses';

/** The letters that marks can give. `N` means that there are no marks. */
export type MarkedLetter = Exclude<CoreLetter, 'N'>;

/** The result of TOK or of the Extended Essay. */
export interface CoreMarks {
  status: 'ready';
  /** Marks, with none in the open parts. */
  least: number;
  /** Marks, with full marks in the open parts. */
  most: number;
  outOf: number;
  /** The ids of parts without a mark. */
  missing: readonly string[];
  /**
   * The range of the letter, and the boundaries behind it, which are of a single session. `null` if none have been
   * published: then let the student choose the letter.
   */
  letters: { lowest: MarkedLetter; highest: MarkedLetter; by: LetterBoundaries } | null;
}

/**
 * The Extended Essay, by the guide of its session: out of 34 until November 2026, out of 30 from May 2027.
 * @param year The year of the examinations.
 * @param marks Whole marks by criterion id, `A` to `E`. Unknown marks are left out.
 */
export function essayMarks(
  year: number,
  marks: ComponentEntries['marks'],
): Rejected<MarksProblemCode> | { status: 'unknown-year' } | (CoreMarks & { guide: EssayGuide }) {
  const guide = EXTENDED_ESSAY.find(({ from, until = Infinity }) => year >= from && year <= until);
  if (!guide) return { status: 'unknown-year' };
  // A criterion's weight is its maximum, so the sum below is in marks, not in per cent.
  const criteria = guide.criteria.map(({ id, max }) => ({ id, weight: max, maxMarks: max }));
  const result = subjectMarks(criteria, { marks });
  if (result.status === 'invalid') return result;
  const outOf = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return { ...coreMarks(result.least, result.most, outOf, result.missing, guide.letters), guide };
}

/**
 * Theory of Knowledge, out of 30: a third for the exhibition, two thirds for the essay.
 * @param entries Marks and maxima of `exhibition` and `essay`.
 */
export function tokMarks(entries: ComponentEntries): Rejected<MarksProblemCode> | CoreMarks {
  const course = IB_COURSES.find(({ id }) => id === 'ib-tok');
  const result = subjectMarks(course?.levels.SL ?? [], entries);
  if (result.status === 'invalid') return result;
  // The weights are thirds rounded to a tenth. Rounding to whole marks out of 30 corrects that.
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

/** The letter of a number of marks. */
function letterOf(marks: number, { min }: LetterBoundaries): MarkedLetter {
  return (['A', 'B', 'C', 'D'] as const).find((letter) => marks >= min[letter]) ?? 'E';
}
