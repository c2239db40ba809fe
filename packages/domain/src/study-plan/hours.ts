import type { GapPart, Standing, StudyHours, StudyLevel, StudySubject } from './types';

/**
 * Our rule of thumb for hours of study. It is a heuristic of our own: no accepted model that turns hours into grades
 * was found, so show it in full and call it what it is.
 */
export const STUDY_RULE = {
  /**
   * Hours for one point (per cent of the subject's total): up to the lower bound of the third highest grade, from there
   * to that of the second highest, and from there on. In the IB these are 5, 6 and 7, as the rule was written; in AP
   * we let 3, 4 and 5 take their places.
   */
  rates: [2, 3, 4],
  /** What a level multiplies the hours by. */
  level: { HL: 1.2, SL: 1, AP: 1 },
  /** What the method multiplies by: all re-reading, half and half, all retrieval. Between them it changes evenly. */
  method: { reading: 1.2, mixed: 1, retrieval: 0.85 },
  /** The range around the likely hours, as factors. */
  low: 0.7,
  high: 1.5,
  /** Hours below which no figure of the range falls. */
  floor: 10,
  sources: ['our own heuristic'],
  checked: '2026-11',
  confidence: 'low',
} as const;

/**
 * How many hours a subject may still need, by {@link STUDY_RULE}. A target that is not above the present standing needs
 * none, or the floor if the subject is to be held.
 * @param subject As checked by `planStudy`.
 * @param practice The share of retrieval, 0–1.
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
 * What the method multiplies the hours by: 1.2 if all of it is re-reading, 1 at half and half, 0.85 if all of it is
 * retrieval, in straight lines between.
 * @param practice The share of retrieval, 0–1.
 */
export function methodFactor(practice: number): number {
  const { reading, mixed, retrieval } = STUDY_RULE.method;
  return practice < 0.5 ? reading + (mixed - reading) * 2 * practice : mixed + (retrieval - mixed) * (2 * practice - 1);
}

/** How many grades a level has. */
export function gradesOf(level: StudyLevel): number {
  return level === 'AP' ? 5 : 7;
}

/** The grade in whose band a percentage lies. */
export function gradeAt(percent: number, bounds: readonly number[]): number {
  return 1 + bounds.filter((bound) => bound <= percent).length;
}

/** A present standing in per cent: a grade alone is somewhere in its band, so its middle is taken. */
export function currentPercent(standing: Standing, bounds: readonly number[]): number {
  if ('percent' in standing) return standing.percent;
  return (lowerBound(standing.grade, bounds) + lowerBound(standing.grade + 1, bounds)) / 2;
}

/** A target in per cent: that of a grade is its lower bound. */
export function targetPercent(standing: Standing, bounds: readonly number[]): number {
  return 'percent' in standing ? standing.percent : lowerBound(standing.grade, bounds);
}

/** The least per cent of a grade; 100 for the one above the highest. */
function lowerBound(grade: number, bounds: readonly number[]): number {
  return grade <= 1 ? 0 : (bounds[grade - 2] ?? 100);
}

function partsOf(from: number, to: number, bounds: readonly number[]): GapPart[] {
  // In the IB the lower bounds of 5 and 6.
  const [third = 0, second = 0] = bounds.slice(-3);
  const edges = [0, third, second, Infinity];
  return STUDY_RULE.rates
    .map((rate, range) => {
      const points = Math.min(to, edges[range + 1] ?? to) - Math.max(from, edges[range] ?? 0);
      return { points, rate, hours: points * rate };
    })
    .filter(({ points }) => points > 0);
}
