import { likelyGrade, pastGrades, type BoundedGrade, type SessionBounds } from './bounds';
import {
  exact,
  roundedPercent,
  subjectMarks,
  type ComponentEntries,
  type ComponentResult,
  type WeightedComponent,
} from './component-marks';
import { CORE_LETTERS, corePoints } from './core-points';
import type { MarkedLetter } from './core-marks';
import type { LetterBoundaries } from './courses';
import type { GradeField } from './diploma-input';

/** A component whose marks may rise. */
export interface RisingComponent extends WeightedComponent {
  /** Whether it is an examination. Examinations come before coursework with as many marks. @default false */
  isExam?: boolean;
  /** Whether its mark cannot change any more, such as that of coursework that was handed in. @default false */
  final?: boolean;
}

/** A subject with its marks, and past boundaries. */
export interface SubjectToRise {
  field: Extract<GradeField, `subjects.${number}.grade`>;
  components: readonly RisingComponent[];
  entries: ComponentEntries;
  /** The sessions whose boundaries are taken as likely. */
  sessions: readonly SessionBounds[];
}

/** Theory of Knowledge or the Extended Essay with its marks. */
export interface LetterToRise {
  field: 'tok' | 'ee';
  /** Their weights are marks of the letter's total: 10 for the exhibition, 20 for the essay of 10 marks. */
  components: readonly RisingComponent[];
  entries: ComponentEntries;
  /** Missing if none have been published. */
  letters: LetterBoundaries | undefined;
}

/** A component on which more marks alone reach the next grade or letter. */
export interface NextPoint {
  field: GradeField;
  component: string;
  from: number | MarkedLetter;
  to: number | MarkedLetter;
  /** How many more marks are enough in most sessions. */
  marks: number;
  /** The mark with them. */
  mark: number;
  max: number;
  /** Points of 45: one for a grade; none, one or two for a letter. */
  gain: number;
  /** In how many of the sessions these marks are enough, in every time zone. A letter has one set of boundaries. */
  holds: number;
  of: number;
  /** How many more marks are enough in all sessions; `null` if full marks are not. */
  marksForAll: number | null;
}

/** Why a subject or a letter has no next point. */
export type NoNextPoint = {
  field: GradeField;
} &
  /** It has the highest grade or letter already. */
  (
    | { why: 'top' }
    /** Marks are missing. `missing` has the components. */
    | { why: 'incomplete'; missing: readonly string[] }
    | { why: 'no-boundaries' }
    /** An entry is not a mark. */
    | { why: 'invalid' }
  );

/** A component that cannot reach the next grade alone: `final`, or full marks are not enough. */
export interface NoWay {
  field: GradeField;
  component: string;
  why: 'final' | 'not-enough';
}

/** Where the next point is cheapest. */
export interface NextPoints {
  /** The fewest marks first; then the largest gain; then examinations before coursework; then in the order of the input. */
  points: readonly NextPoint[];
  /** In the order of the input. */
  noWays: readonly NoWay[];
  /** In the order of the input. */
  without: readonly NoNextPoint[];
}

/**
 * Ranks every component by how many more marks on it alone reach the next grade or letter.
 * @param core The letters that count with the other one. The gain of a letter depends on both.
 */
export function nextPoints(
  subjects: readonly SubjectToRise[],
  letters: readonly LetterToRise[] = [],
  core: Readonly<Partial<Record<'tok' | 'ee', string>>> = {},
): NextPoints {
  const found = [...subjects.map(ofSubject), ...letters.map((one) => ofLetter(one, core))];
  const points = found.flatMap((one) => one.points);
  points.sort(
    (one, other) =>
      one.marks - other.marks || other.gain - one.gain || Number(one.isCoursework) - Number(other.isCoursework),
  );
  return {
    points: points.map(({ isCoursework: _, ...point }) => point),
    noWays: found.flatMap(({ noWays }) => noWays),
    without: found.flatMap(({ without }) => without),
  };
}

interface Found {
  points: (NextPoint & { isCoursework: boolean })[];
  noWays: NoWay[];
  without: NoNextPoint[];
}

const nothing = (without: NoNextPoint): Found => ({ points: [], noWays: [], without: [without] });

function ofSubject({ field, components, entries, sessions }: SubjectToRise): Found {
  const read = subjectMarks(components, entries);
  if (read.status === 'invalid') return nothing({ field, why: 'invalid' });
  if (read.missing.length > 0) return nothing({ field, why: 'incomplete', missing: read.missing });
  const from = likelyGrade(pastGrades(read, sessions));
  if (from === null) return nothing({ field, why: 'no-boundaries' });
  if (from === TOP_GRADE) return nothing({ field, why: 'top' });
  const to = from + 1;
  // A session without the boundary of this grade says nothing about it.
  const known = sessions.flatMap(({ bounds }) => bounds[to as BoundedGrade]?.high ?? []);
  if (known.length === 0) return nothing({ field, why: 'no-boundaries' });
  return rising(
    { field, components, from, to, gain: 1, of: known.length },
    read.components,
    (more) => known.filter((bound) => roundedPercent(read.least + more) >= bound).length,
  );
}

function ofLetter(
  { field, components, entries, letters }: LetterToRise,
  core: Parameters<typeof nextPoints>[2],
): Found {
  const read = subjectMarks(components, entries);
  if (read.status === 'invalid') return nothing({ field, why: 'invalid' });
  if (read.missing.length > 0) return nothing({ field, why: 'incomplete', missing: read.missing });
  if (!letters) return nothing({ field, why: 'no-boundaries' });
  const from = RISING_LETTERS.find((letter) => read.least >= letters.min[letter]) ?? 'E';
  if (from === 'A') return nothing({ field, why: 'top' });
  const to = RISING_LETTERS[RISING_LETTERS.indexOf(from as 'B') - 1] ?? 'D';
  const other = CORE_LETTERS.find((letter) => letter === core?.[field === 'tok' ? 'ee' : 'tok']) ?? 'N';
  const gain = corePoints(to, other).points - corePoints(from, other).points;
  return rising({ field, components, from, to, gain, of: 1 }, read.components, (more) =>
    read.least + more >= letters.min[to] ? 1 : 0,
  );
}

interface Rising extends Pick<NextPoint, 'field' | 'from' | 'to' | 'gain' | 'of'> {
  components: readonly RisingComponent[];
}

/** @param holdsWith In how many sessions so much more (per cent of the subject) is enough. */
function rising(
  { components, ...common }: Rising,
  results: readonly ComponentResult[],
  holdsWith: (more: number) => number,
): Found {
  const found: Found = { points: [], noWays: [], without: [] };
  for (const [place, { id, mark, max, perMark }] of results.entries()) {
    const { isExam = false, final = false } = components[place] ?? {};
    if (mark === null || max === null || perMark === null) continue;
    const fewest = (sessions: number) => {
      for (let more = 1; mark + more <= max; more += 1) if (holdsWith(exact(more * perMark)) >= sessions) return more;
      return null;
    };
    const marks = final ? null : fewest(majorityOf(common.of));
    if (marks === null) {
      found.noWays.push({ field: common.field, component: id, why: final ? 'final' : 'not-enough' });
      continue;
    }
    found.points.push({
      ...common,
      component: id,
      marks,
      mark: mark + marks,
      max,
      holds: holdsWith(exact(marks * perMark)),
      marksForAll: fewest(common.of),
      isCoursework: !isExam,
    });
  }
  return found;
}

const TOP_GRADE = 7;
const RISING_LETTERS = ['A', 'B', 'C', 'D'] as const;

/** More than half. */
const majorityOf = (count: number) => Math.floor(count / 2) + 1;
