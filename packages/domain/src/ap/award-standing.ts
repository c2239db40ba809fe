import { mean } from '../facts';
import { areasFilled, type DiplomaArea } from './diploma-areas';
import type { ApExamScore } from './exam-scores';

/** The lowest score that awards count. */
export const PASS = 3;

/** A condition of an award. */
export type AwardCondition =
  /** The number of exams with a 3 or better. */
  | 'passes'
  /** The mean score of all exams taken. */
  | 'mean'
  /** The score in AP Seminar, and in AP Research. */
  | 'seminar'
  | 'research'
  /** The number of exams with a 3 or better, without Seminar and Research. */
  | 'other-passes'
  /** The number of exams with a 3 or better that count for an area of the International Diploma. */
  | DiplomaArea;

/** The limit of each condition of an award. */
export type AwardLimits = Readonly<Partial<Record<AwardCondition, number>>>;

export const AWARD_CONDITIONS = [
  'passes',
  'mean',
  'seminar',
  'research',
  'other-passes',
  'languages',
  'global',
  'science',
  'additional',
] as const satisfies AwardCondition[];

/** The value of each condition. The mean is not rounded. */
export function standingOf(scores: readonly ApExamScore[]): Record<AwardCondition, number> {
  const scoreIn = (exam: string) => scores.find((taken) => taken.exam === exam)?.score ?? 0;
  const passes = scores.filter(({ score }) => score >= PASS);
  return {
    passes: passes.length,
    mean: scores.length > 0 ? mean(scores.map(({ score }) => score)) : 0,
    seminar: scoreIn('ap-seminar'),
    research: scoreIn('ap-research'),
    'other-passes': passes.filter(({ exam }) => exam !== 'ap-seminar' && exam !== 'ap-research').length,
    ...areasFilled(passes),
  };
}

/** Whether scores meet all limits. */
export function meets(scores: readonly ApExamScore[], limits: AwardLimits): boolean {
  const standing = standingOf(scores);
  return AWARD_CONDITIONS.every((condition) => standing[condition] >= (limits[condition] ?? 0));
}
