import type { BoundaryRow, TimeZoneOfExams } from './boundaries';
import { roundedPercent, type PercentRange } from './component-marks';
import type { Confidence } from '../facts';
import { fieldsOf, isEmpty, type InputProblem, type Rejected } from '../input-problem';

/** The grades that have a lower boundary. */
export const BOUNDED_GRADES = [2, 3, 4, 5, 6, 7] as const;
export type BoundedGrade = (typeof BOUNDED_GRADES)[number];

/**
 * Where the boundary of each grade lay or may lie, in per cent of the subject: both ends included.
 * A grade may be left out. Callers may pass their own.
 */
export type Bounds = Readonly<Partial<Record<BoundedGrade, Readonly<{ low: number; high: number }>>>>;

/** Which boundaries to look at. */
export interface BandChoice {
  /** The student's time zone. @default all of them */
  tz?: TimeZoneOfExams | undefined;
  /** One session, such as `N24`, whatever is known of it. @default the most recent comparable ones */
  session?: string | undefined;
  /** The least confidence a row must have where no session is named. @default 'medium' */
  confidence?: Confidence | undefined;
}

/** The band of the boundaries found. */
export interface BoundaryBand {
  status: 'ready';
  bounds: Bounds;
  /** The rows it was made of, the most recent first: they name session, time zone, source and confidence. */
  rows: readonly BoundaryRow[];
  /** That of the least trusted row. */
  confidence: Confidence;
  /** Whether one of the rows is of the sessions N20 to N22, whose boundaries were softened. */
  softened: boolean;
}

/** How many sessions make a band. */
export const BAND_SESSIONS = 3;

/** From the least to the most. */
const CONFIDENCES: readonly Confidence[] = ['low', 'medium', 'high'];

/**
 * The least and the greatest boundary of each grade over recent comparable sessions: up to three, of the present course,
 * without those softened in the pandemic (N20 to N22), with at least medium confidence.
 * With a `session` it is that session alone, whatever its confidence and course.
 * `none` where nothing is known: then ask for a band, and do not assume one.
 * @param rows Those of `IB_BOUNDARIES` for the course and level, in any order.
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

/** What is wrong with a band: an end that is no per cent or lies the wrong way round; one below that of a lower grade. */
export type BoundsProblemCode = 'not-a-bound' | 'bounds-out-of-order';

/** A grade as far as marks and boundaries are known. */
export interface GradeRange {
  status: 'ready';
  /** With the least per cent and the highest boundaries. */
  lowest: number;
  /** With the most per cent and the lowest boundaries. */
  highest: number;
}

/**
 * Between which grades, 1 to 7, a subject lies.
 * The per cent are rounded to a whole number before they are compared with a boundary.
 * Where a grade's boundary is missing, the range is as wide as that leaves it.
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

/** The bounds that are there, the lowest grade first, and what is wrong with any, by fields such as `bounds.6`. */
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

/** Sessions in their order in time: May before November of a year. */
const order = (session: string) => Number(session.slice(1)) * 2 + (session.startsWith('N') ? 1 : 0);

const isSoftened = ({ session }: BoundaryRow) => order(session) >= order('N20') && order(session) <= order('N22');

const trust = ({ confidence }: BoundaryRow) => CONFIDENCES.indexOf(confidence);

/** Whether a row is of the student's time zone, or may be. Until 2024 Asia-Pacific sat the papers of TZ2. */
function holdsIn(row: BoundaryRow, tz: TimeZoneOfExams | undefined): boolean {
  if (tz === undefined || tz === 'TZ0' || row.tz === null || row.tz === 'TZ0' || row.tz === tz) return true;
  return tz === 'TZ3' && row.tz === 'TZ2' && order(row.session) <= order('N24');
}

/** The rows of the last sessions there are. */
function latest(rows: readonly BoundaryRow[]): readonly BoundaryRow[] {
  const sessions = [...new Set(rows.map(({ session }) => session))].sort((a, b) => order(b) - order(a));
  const last = new Set(sessions.slice(0, BAND_SESSIONS));
  return rows.filter(({ session }) => last.has(session));
}
