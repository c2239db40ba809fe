import type { BoundaryRow, TimeZoneOfExams } from './boundaries';
import { roundedPercent, type PercentRange } from './component-marks';
import type { Confidence } from '../facts';
import { fieldsOf, isEmpty, type InputProblem, type Rejected } from '../input-problem';

/** The grades that have a lower boundary. */
export const BOUNDED_GRADES = [2, 3, 4, 5, 6, 7] as const;
export type BoundedGrade = (typeof BOUNDED_GRADES)[number];

/**
 * The range of each grade's lower boundary, in per cent of the subject. Both ends are included. Grades may be missing.
 * Callers may pass their own.
 */
export type Bounds = Readonly<Partial<Record<BoundedGrade, Readonly<{ low: number; high: number }>>>>;

/** Selects boundaries. */
export interface BandChoice {
  /** The student's time zone. @default all */
  tz?: TimeZoneOfExams | undefined;
  /** A single session, such as `N24`, whatever its confidence and course. @default the most recent comparable ones */
  session?: string | undefined;
  /** The minimum confidence of a row, if no session is given. @default 'medium' */
  confidence?: Confidence | undefined;
}

/** The range of the selected boundaries. */
export interface BoundaryBand {
  status: 'ready';
  bounds: Bounds;
  /** The rows behind the range, most recent first. They name session, time zone, source and confidence. */
  rows: readonly BoundaryRow[];
  /** The lowest confidence of the rows. */
  confidence: Confidence;
  /** Whether a row is of the sessions N20 to N22, when the IB lowered the boundaries. */
  softened: boolean;
}

/** The number of sessions in a band. */
export const BAND_SESSIONS = 3;

/** Lowest first. */
const CONFIDENCES: readonly Confidence[] = ['low', 'medium', 'high'];

/**
 * The lowest and highest boundary of each grade over up to three recent comparable sessions: of the present course, with
 * at least medium confidence, and without the pandemic's lowered boundaries (N20 to N22). With a `session` it is that
 * session alone, whatever its confidence and course.
 *
 * Returns `none` if nothing is known. Then ask the visitor for boundaries; do not assume any.
 * @param rows The rows of `IB_BOUNDARIES` for the course and level, in any order.
 */
export function boundaryBand(
  rows: readonly BoundaryRow[] | undefined,
  { tz, session, confidence = 'medium' }: BandChoice = {},
): { status: 'none' } | BoundaryBand {
  const inZone = (rows ?? []).filter((row) => holdsIn(row, tz));
  const chosen =
    session === undefined
      ? latest(
          inZone.filter((row) => !row.oldCourse && !isSoftened(row) && trust(row) >= CONFIDENCES.indexOf(confidence)),
        )
      : inZone.filter((row) => row.session === session);
  if (chosen.length === 0) return { status: 'none' };

  const bounds = Object.fromEntries(
    BOUNDED_GRADES.flatMap((grade, index) => {
      const known = chosen.flatMap(({ min }) => min[index] ?? []);
      return known.length > 0 ? [[grade, { low: Math.min(...known), high: Math.max(...known) }]] : [];
    }),
  );
  return {
    status: 'ready',
    bounds,
    rows: [...chosen].sort((a, b) => order(b.session) - order(a.session)),
    confidence: CONFIDENCES[Math.min(...chosen.map(trust))] ?? 'low',
    softened: chosen.some(isSoftened),
  };
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

/** Orders sessions by time: May before November. */
const order = (session: string) => Number(session.slice(1)) * 2 + (session.startsWith('N') ? 1 : 0);

const isSoftened = ({ session }: BoundaryRow) => order(session) >= order('N20') && order(session) <= order('N22');

const trust = ({ confidence }: BoundaryRow) => CONFIDENCES.indexOf(confidence);

/** Whether a row applies, or may apply, to the student's time zone. Until 2024, Asia-Pacific took the papers of TZ2. */
function holdsIn(row: BoundaryRow, tz: TimeZoneOfExams | undefined): boolean {
  if (tz === undefined || tz === 'TZ0' || row.tz === null || row.tz === 'TZ0' || row.tz === tz) return true;
  return tz === 'TZ3' && row.tz === 'TZ2' && order(row.session) <= order('N24');
}

/** The rows of the last sessions. */
function latest(rows: readonly BoundaryRow[]): readonly BoundaryRow[] {
  const sessions = [...new Set(rows.map(({ session }) => session))].sort((a, b) => order(b) - order(a));
  const last = new Set(sessions.slice(0, BAND_SESSIONS));
  return rows.filter(({ session }) => last.has(session));
}
