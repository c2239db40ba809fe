import { wholeNumberProblem, type InputProblem, type ValueProblemCode } from '../input-problem';
import type { ApScore } from './cuts';

/** One exam taken, and its score. */
export interface ApExamScore {
  /** Any AP exam's id, also of exams that `AP_EXAMS` does not have; `ap-seminar` and `ap-research` are the Capstone's. */
  exam: string;
  score: ApScore;
}

/** What is wrong with a list of scores: `scores.0.score` not from 1 to 5, `scores.1.exam` named before. */
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
