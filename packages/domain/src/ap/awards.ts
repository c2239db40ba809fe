import { mean, type Confidence } from '../facts';
import type { Rejected, ValueProblemCode } from '../input-problem';
import { apScoreProblems, type ApExamScore } from './exam-scores';

export type { Confidence } from '../facts';
export type { InputProblem, Rejected, ValueProblemCode } from '../input-problem';
export type { ApExamScore } from './exam-scores';

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
  | 'other-passes';

/** An award. All its conditions must be met. */
export interface ApAward {
  id: 'scholar' | 'scholar-honor' | 'scholar-distinction' | 'capstone-diploma' | 'seminar-research-certificate';
  /** College Board's name. */
  name: string;
  /** The minimum for each condition. */
  limits: Readonly<Partial<Record<AwardCondition, number>>>;
  confidence: Confidence;
  sources: readonly string[];
  checked: string;
}

const SCHOLAR = {
  confidence: 'high',
  sources: ['apstudents.collegeboard.org/awards-recognitions/ap-scholar-award, as quoted by schools in 2025'],
  checked: '2026-11',
} as const;
const CAPSTONE = {
  confidence: 'high',
  sources: ['apstudents.collegeboard.org/awards-recognitions/ap-capstone-award'],
  checked: '2026-11',
} as const;

/**
 * College Board's awards, as of 2026. The International Diploma is missing, because we did not find which exams belong to
 * its content areas. The State and National Scholar awards no longer exist.
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
}

/** Decides each of {@link AP_AWARDS}. The mean is not rounded. */
export function apAwards(
  scores: readonly ApExamScore[],
): { status: 'ready'; awards: readonly AwardDecision[] } | Rejected<ValueProblemCode> {
  const problems = apScoreProblems(scores);
  if (problems.length > 0) return { status: 'invalid', problems };
  const standing = standingOf(scores);
  const awards = AP_AWARDS.map((award): AwardDecision => {
    const lines = CONDITIONS.flatMap((condition): AwardLine[] => {
      const limit = award.limits[condition];
      if (limit === undefined) return [];
      return [{ condition, value: standing[condition], limit, met: standing[condition] >= limit }];
    });
    return { award, met: lines.every(({ met }) => met), lines };
  });
  return { status: 'ready', awards };
}

const CONDITIONS = ['passes', 'mean', 'seminar', 'research', 'other-passes'] as const satisfies AwardCondition[];

function standingOf(scores: readonly ApExamScore[]): Record<AwardCondition, number> {
  const scoreIn = (exam: string) => scores.find((taken) => taken.exam === exam)?.score ?? 0;
  const passes = scores.filter(({ score }) => score >= 3);
  return {
    passes: passes.length,
    mean: scores.length > 0 ? mean(scores.map(({ score }) => score)) : 0,
    seminar: scoreIn('ap-seminar'),
    research: scoreIn('ap-research'),
    'other-passes': passes.filter(({ exam }) => exam !== 'ap-seminar' && exam !== 'ap-research').length,
  };
}
