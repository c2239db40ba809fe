import { wholeNumberProblem, type InputProblem, type ValueProblemCode } from '../input-problem';
import type { ApScore } from './cuts';

/** An exam that the student took, and its score. */
export interface ApExamScore {
  /** The id of any AP exam, in `AP_EXAMS` or not. The Capstone exams are `ap-seminar` and `ap-research`. */
  exam: string;
  score: ApScore;
}

/** The problems of a list of scores: `scores.0.score` is not from 1 to 5; `scores.1.exam` is a duplicate. */
export function apScoreProblems(scores: readonly ApExamScore[]): InputProblem<ValueProblemCode>[] {
  return scores.flatMap(({ exam, score }, place) => {
    const wrong = wholeNumberProblem(`scores.${place}.score`, score, 1, 5);
    const first = scores.findIndex((other) => other.exam === exam);
    return [
      ...(wrong ? [wrong] : []),
      ...(first < place ? [{ field: `scores.${place}.exam`, code: 'twice' } as const] : []),
    ];
  });
}
