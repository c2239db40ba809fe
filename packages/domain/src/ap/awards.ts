import type { Confidence } from '../facts';
import type { Rejected, ValueProblemCode } from '../input-problem';
import { AWARD_CONDITIONS, standingOf, type AwardCondition, type AwardLimits } from './award-standing';
import { stepsTo, type AwardStep } from './award-steps';
import { apScoreProblems, type ApExamScore } from './exam-scores';

export type { Confidence } from '../facts';
export type { InputProblem, Rejected, ValueProblemCode } from '../input-problem';
export type { AwardCondition } from './award-standing';
export type { AddedExam, AwardStep } from './award-steps';
export { DIPLOMA_AREAS, DIPLOMA_AREAS_SOURCE, DIPLOMA_UNCONFIRMED, type DiplomaArea } from './diploma-areas';
export type { ApExamScore } from './exam-scores';

/** An award. All its conditions must be met. */
export interface ApAward {
  id:
    | 'scholar'
    | 'scholar-honor'
    | 'scholar-distinction'
    | 'capstone-diploma'
    | 'seminar-research-certificate'
    | 'international-diploma';
  /** College Board's name. */
  name: string;
  /** The minimum for each condition. */
  limits: AwardLimits;
  confidence: Confidence;
  sources: readonly string[];
  checked: string;
}

const SCHOLAR = {
  confidence: 'high',
  sources: ['apcentral.collegeboard.org/scores/awards/scholar-awards'],
  checked: '2026-11',
} as const;
const CAPSTONE = {
  confidence: 'high',
  sources: ['apstudents.collegeboard.org/awards-recognitions/ap-capstone-award'],
  checked: '2026-11',
} as const;

/**
 * College Board's awards, as of 2026, from the fewest exams to the most special. The State and National Scholar awards no
 * longer exist. The International Diploma is for students at schools outside the US, and for those who send scores to a
 * university outside the US. Since October 2025 a letter of proficiency no longer replaces an exam in a language.
 */
export const AP_AWARDS: readonly ApAward[] = [
  { id: 'scholar', name: 'AP Scholar', limits: { passes: 3 }, ...SCHOLAR },
  { id: 'scholar-honor', name: 'AP Scholar with Honor', limits: { passes: 4, mean: 3.25 }, ...SCHOLAR },
  { id: 'scholar-distinction', name: 'AP Scholar with Distinction', limits: { passes: 5, mean: 3.5 }, ...SCHOLAR },
  {
    id: 'capstone-diploma',
    name: 'AP Capstone Diploma',
    limits: { seminar: 3, research: 3, 'other-passes': 4 },
    ...CAPSTONE,
  },
  {
    id: 'seminar-research-certificate',
    name: 'AP Seminar and Research Certificate',
    limits: { seminar: 3, research: 3 },
    ...CAPSTONE,
  },
  {
    id: 'international-diploma',
    name: 'AP International Diploma',
    limits: { passes: 5, languages: 2, global: 1, science: 1, additional: 1 },
    // The rules are College Board's. The exams of the areas come from others: see `DIPLOMA_AREAS_SOURCE`.
    confidence: 'medium',
    sources: ['apstudents.collegeboard.org/awards-recognitions/ap-international-diploma'],
    checked: '2026-11',
  },
];

/** A condition of an award, and the student's value. */
export interface AwardLine {
  condition: AwardCondition;
  /** 0 for an exam that was not taken. */
  value: number;
  limit: number;
  met: boolean;
}

/** An award, and whether the student has it. */
export interface AwardDecision {
  award: ApAward;
  met: boolean;
  lines: readonly AwardLine[];
  /** The cheapest ways to the award. Empty if it is met. */
  steps: readonly AwardStep[];
}

/** Decides each of {@link AP_AWARDS}. The mean is not rounded. */
export function apAwards(
  scores: readonly ApExamScore[],
): { status: 'ready'; awards: readonly AwardDecision[] } | Rejected<ValueProblemCode> {
  const problems = apScoreProblems(scores);
  if (problems.length > 0) return { status: 'invalid', problems };
  const standing = standingOf(scores);
  const awards = AP_AWARDS.map((award): AwardDecision => {
    const lines = AWARD_CONDITIONS.flatMap((condition): AwardLine[] => {
      const limit = award.limits[condition];
      if (limit === undefined) return [];
      return [{ condition, value: standing[condition], limit, met: standing[condition] >= limit }];
    });
    const met = lines.every((line) => line.met);
    return { award, met, lines, steps: met ? [] : stepsTo(award.limits, scores) };
  });
  return { status: 'ready', awards };
}
