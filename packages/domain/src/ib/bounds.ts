import { monthOfSession, type BoundariesBySession } from './boundaries';
import { roundedPercent, type PercentRange } from './component-marks';
import { fieldsOf, isEmpty, type InputProblem, type Rejected } from '../input-problem';

/** The grades that have a lower boundary. */
export const BOUNDED_GRADES = [2, 3, 4, 5, 6, 7] as const;
export type BoundedGrade = (typeof BOUNDED_GRADES)[number];

/**
 * The range of each grade's lower boundary, in per cent of the subject. Both ends are included. Grades may be missing.
 * Callers may pass their own.
 */
export type Bounds = Readonly<Partial<Record<BoundedGrade, Readonly<{ low: number; high: number }>>>>;

/** The boundaries of one session. */
export interface SessionBounds {
  /** Such as `M25`. */
  session: string;
  /** From the lowest to the highest over its papers: time zones have their own. */
  bounds: Bounds;
}

/** The boundaries of each session, the most recent first; none if the course has none. */
export function boundsBySession(sessions: BoundariesBySession | undefined = {}): SessionBounds[] {
  return Object.entries(sessions)
    .map(([session, papers]) => ({ session, bounds: rangeOf(Object.values(papers)) }))
    .sort((one, other) => monthOfSession(other.session).localeCompare(monthOfSession(one.session)));
}

/** The lowest and highest boundary of each grade over all sessions. Without sessions, ask the visitor; do not assume any. */
export function boundsOfAll(sessions: BoundariesBySession | undefined = {}): Bounds {
  return rangeOf(Object.values(sessions).flatMap((papers) => Object.values(papers)));
}

function rangeOf(papers: readonly (readonly number[])[]): Bounds {
  return Object.fromEntries(
    BOUNDED_GRADES.flatMap((grade, index) => {
      const known = papers.flatMap((from) => from[index] ?? []);
      return known.length > 0 ? [[grade, { low: Math.min(...known), high: Math.max(...known) }]] : [];
    }),
  );
}

/** The grade that marks would have had in past sessions. */
export interface PastGrade {
  /** The lowest grade: with the lowest per cent and the paper with the highest boundaries. */
  lowest: number;
  highest: number;
  /** The sessions with this outcome, the most recent first. */
  sessions: readonly string[];
}

/**
 * What marks would have earned in each past session: “a 6 in five, a 7 in two”. The best grade first.
 * @param percent The subject's per cent, not rounded.
 */
export function pastGrades(percent: PercentRange, sessions: readonly SessionBounds[]): PastGrade[] {
  const found = new Map<string, { lowest: number; highest: number; sessions: string[] }>();
  for (const { session, bounds } of sessions) {
    const range = gradeRange(percent, bounds);
    if (range.status !== 'ready') continue;
    const { lowest, highest } = range;
    const same = found.get(`${lowest} ${highest}`) ?? { lowest, highest, sessions: [] };
    same.sessions.push(session);
    found.set(`${lowest} ${highest}`, same);
  }
  return [...found.values()].sort((one, other) => other.highest - one.highest || other.lowest - one.lowest);
}

/**
 * The grade that marks have in most past sessions: the highest that more than half of them give in every time zone. `null`
 * without sessions. More marks never lower it.
 */
export function likelyGrade(past: readonly PastGrade[]): number | null {
  const grades = past.flatMap(({ lowest, sessions }) => sessions.map(() => lowest)).sort((one, other) => other - one);
  return grades[Math.floor(grades.length / 2)] ?? null;
}

/**
 * The problem with a band: an end is not a percentage or the ends are swapped; or a boundary is below that of a lower
 * grade.
 */
export type BoundsProblemCode = 'not-a-bound' | 'bounds-out-of-order';

/** The range of a grade, as far as marks and boundaries are known. */
export interface GradeRange {
  status: 'ready';
  /** With the lowest per cent and the highest boundaries. */
  lowest: number;
  /** With the highest per cent and the lowest boundaries. */
  highest: number;
}

/**
 * The range of a subject's grade, 1 to 7. The percentage is rounded to a whole number before it is compared with a
 * boundary. Missing boundaries make the range wider.
 */
export function gradeRange(
  { least, most }: PercentRange,
  bounds: Bounds,
): Rejected<BoundsProblemCode> | { status: 'no-boundaries' } | GradeRange {
  const { problems, known } = readBounds(bounds);
  if (problems.length > 0) return { status: 'invalid', problems };
  if (known.length === 0) return { status: 'no-boundaries' };

  const reached = known.filter(({ high }) => roundedPercent(least) >= high);
  const missed = known.find(({ low }) => roundedPercent(most) < low);
  return { status: 'ready', lowest: reached.at(-1)?.grade ?? 1, highest: missed ? missed.grade - 1 : 7 };
}

/** The given bounds, lowest grade first, and their problems by field, such as `bounds.6`. */
export function readBounds(bounds: Bounds) {
  const given = fieldsOf(bounds);
  const problems: InputProblem<BoundsProblemCode>[] = [];
  const known: { grade: BoundedGrade; low: number; high: number }[] = [];
  for (const grade of BOUNDED_GRADES) {
    if (isEmpty(given[grade])) continue;
    const { low, high } = fieldsOf(given[grade]);
    const below = known.at(-1);
    if (!isPercent(low) || !isPercent(high) || low > high) {
      problems.push({ field: `bounds.${grade}`, code: 'not-a-bound' });
    } else if (below && (low < below.low || high < below.high)) {
      problems.push({ field: `bounds.${grade}`, code: 'bounds-out-of-order' });
    } else known.push({ grade, low, high });
  }
  return { problems, known };
}

const isPercent = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;
