import type { GapPart, Standing, StudyHours, StudyLevel, StudySubject } from './types';

/**
 * Our rule of thumb for hours of study. We found no accepted model that turns hours into grades, so this is our own
 * heuristic. Show it in full, and call it a heuristic.
 */
export const STUDY_RULE = {
  /**
   * Hours per percentage point: below the boundary of the third-highest grade, from there to the boundary of the
   * second-highest grade, and above it. The rule was written for the IB grades 5 and 6; for AP we use 3 and 4.
   */
  rates: [2, 3, 4],
  /** The factor of the level. */
  level: { HL: 1.2, SL: 1, AP: 1 },
  /** The factor of the method: all re-reading, half and half, all retrieval. Values between are interpolated linearly. */
  method: { reading: 1.2, mixed: 1, retrieval: 0.85 },
  /** The factors from the likely hours to the low and high hours. */
  low: 0.7,
  high: 1.5,
  /** The minimum of the low, likely and high hours. */
  floor: 10,
  sources: ['our own heuristic'],
  checked: '2026-11',
  confidence: 'low',
} as const;

/**
 * The hours that a subject may still need, by {@link STUDY_RULE}. A target that is already reached needs none, or the
 * minimum if `hold` is set.
 * @param subject Valid, as `planStudy` checks it.
 * @param practice The share of retrieval practice, 0–1.
 */
export function studyHours(subject: StudySubject, practice: number): StudyHours {
  const from = currentPercent(subject.current, subject.bounds);
  const to = targetPercent(subject.target, subject.bounds);
  const gap = Math.max(0, to - from);
  const parts = gap > 0 ? partsOf(from, to, subject.bounds) : [];
  const base = parts.reduce((sum, part) => sum + part.hours, 0);
  const level = STUDY_RULE.level[subject.level];
  const method = methodFactor(practice);
  const product = base * level * method;
  const floor = gap > 0 || subject.hold ? STUDY_RULE.floor : 0;
  const atLeast = (factor: number) => Math.max(floor, product * factor);
  return {
    ...{ from, to, gap, parts, base, level, method, product, floor },
    ...{ low: atLeast(STUDY_RULE.low), likely: atLeast(1), high: atLeast(STUDY_RULE.high) },
  };
}

/**
 * The factor of the study method: 1.2 for all re-reading, 1 for half and half, 0.85 for all retrieval, interpolated
 * linearly between.
 * @param practice The share of retrieval practice, 0–1.
 */
export function methodFactor(practice: number): number {
  const { reading, mixed, retrieval } = STUDY_RULE.method;
  return practice < 0.5 ? reading + (mixed - reading) * 2 * practice : mixed + (retrieval - mixed) * (2 * practice - 1);
}

/** The number of grades of a level. */
export function gradesOf(level: StudyLevel): number {
  return level === 'AP' ? 5 : 7;
}

/** The grade of a percentage. */
export function gradeAt(percent: number, bounds: readonly number[]): number {
  return 1 + bounds.filter((bound) => bound <= percent).length;
}

/** The present result in per cent. For a grade it is the middle of the grade's band. */
export function currentPercent(standing: Standing, bounds: readonly number[]): number {
  if ('percent' in standing) return standing.percent;
  return (lowerBound(standing.grade, bounds) + lowerBound(standing.grade + 1, bounds)) / 2;
}

/** The target in per cent. For a grade it is the grade's lower bound. */
export function targetPercent(standing: Standing, bounds: readonly number[]): number {
  return 'percent' in standing ? standing.percent : lowerBound(standing.grade, bounds);
}

/** The lowest per cent of a grade. It is 100 for the grade above the highest, so that the top band has an upper end. */
function lowerBound(grade: number, bounds: readonly number[]): number {
  return grade <= 1 ? 0 : (bounds[grade - 2] ?? 100);
}

function partsOf(from: number, to: number, bounds: readonly number[]): GapPart[] {
  // The lower bounds of grades 5 and 6 in the IB, of 3 and 4 in AP.
  const [third = 0, second = 0] = bounds.slice(-3);
  const edges = [0, third, second, Infinity];
  return STUDY_RULE.rates
    .map((rate, range) => {
      const points = Math.min(to, edges[range + 1] ?? to) - Math.max(from, edges[range] ?? 0);
      return { points, rate, hours: points * rate };
    })
    .filter(({ points }) => points > 0);
}
