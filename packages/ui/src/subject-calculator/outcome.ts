import {
  BOUNDED_GRADES,
  boundsBySession,
  boundsOfAll,
  essayMarks,
  gradeRange,
  markNeeded,
  pastGrades,
  roundedPercent,
  subjectMarks,
  tokMarks,
  type BoundedGrade,
  type Bounds,
  type ComponentEntries,
  type CoreMarks,
  type InputProblem,
  type MarksNeeded,
  type PastGrade,
  type SessionBounds,
  type SubjectMarks,
} from '@tutoring/domain/ib-subject';
import type { IbBoundaries } from '@tutoring/domain/ib-boundaries';
import type { IbLevel } from '@tutoring/domain/ib-courses';
import type { Fields } from '../tool/fields';
import { chosenIn, entriesIn, ownBoundsIn, questionIn, wantsOwnBounds, type Chosen } from './subject-form';

/** Why the form asks the visitor for boundaries. */
export type WhyOwn =
  /** The visitor wants to enter them. */
  | 'own'
  /** We know of none. */
  | 'none'
  /** The course has had no exams yet. */
  | 'new';

/** The boundaries that the result uses. */
export interface Boundaries {
  bounds: Bounds;
  /** The past sessions behind them, the most recent first; none if the visitor enters their own. */
  sessions: readonly SessionBounds[];
  /** Why the visitor can enter boundaries; `undefined` if past sessions give them. */
  why: WhyOwn | undefined;
}

/** One boundary, and whether the student reaches it. */
export interface Line {
  /** The grade or the letter. */
  grade: string;
  low: number;
  high: number;
  standing: 'reached' | 'open' | 'short';
  /** How far the student falls short of the lower and the upper end of the boundary; 0 if they reach it. */
  shortBy: { low: number; high: number };
}

/** The problems, by form field. */
export type Problems = ReadonlyMap<string, InputProblem>;

interface Common {
  chosen: Chosen;
  problems: Problems;
}

/** The outcome for a subject. */
export interface SubjectOutcome extends Common {
  kind: 'subject';
  boundaries: Boundaries;
  marks: SubjectMarks | undefined;
  /** The possible grades; `undefined` without boundaries or with an error. */
  range: { lowest: number; highest: number } | undefined;
  /** The grade in each past session; none with boundaries of the visitor's own. */
  past: readonly PastGrade[];
  lines: readonly Line[];
  need: Need | undefined;
}

/** The answer to which mark a grade needs, or why there is none. */
export interface Need {
  component: string;
  grade: BoundedGrade;
  answer: MarksNeeded | { status: 'incomplete'; missing: readonly string[] } | { status: 'no-boundary' };
}

/** The outcome for Theory of Knowledge or the Extended Essay. */
export interface CoreOutcome extends Common {
  kind: 'core';
  marks: CoreMarks | undefined;
  lines: readonly Line[];
}

export type Outcome = SubjectOutcome | CoreOutcome;

/**
 * Everything that the result shows for the entries.
 * @param known The boundaries of past sessions.
 */
export function outcomeOf(fields: Fields, known: IbBoundaries | undefined): Outcome {
  const chosen = chosenIn(fields);
  const entries = entriesIn(fields, chosen);
  return chosen.kind === 'subject' ? subjectOutcome(fields, chosen, entries, known) : coreOutcome(chosen, entries);
}

function subjectOutcome(
  fields: Fields,
  chosen: Chosen,
  entries: ComponentEntries,
  known: IbBoundaries | undefined,
): SubjectOutcome {
  const { key, components } = chosen;
  const boundaries = boundariesIn(fields, chosen, known);
  const marks = subjectMarks(components, entries);
  const range = gradeRange(marks.status === 'ready' ? marks : { least: 0, most: 100 }, boundaries.bounds);
  const problems = new Map<string, InputProblem>();
  if (marks.status === 'invalid') for (const one of marks.problems) problems.set(entryField(key, one.field), one);
  if (range.status === 'invalid') {
    for (const one of range.problems) problems.set(boundField(key, one.field), one);
  }
  const common = { kind: 'subject', chosen, problems, boundaries } as const;
  if (marks.status === 'invalid')
    return { ...common, marks: undefined, range: undefined, past: [], lines: [], need: undefined };
  if (range.status === 'invalid') return { ...common, marks, range: undefined, past: [], lines: [], need: undefined };

  const lines = linesOf(
    roundedPercent(marks.least),
    roundedPercent(marks.most),
    BOUNDED_GRADES.flatMap((grade) => {
      const bound = boundaries.bounds[grade];
      return bound ? [{ grade: String(grade), ...bound }] : [];
    }),
  );
  const question = questionIn(fields, chosen);
  const answer = question && markNeeded(components, entries, question, boundaries.bounds);
  return {
    ...common,
    marks,
    range: range.status === 'ready' ? range : undefined,
    past: pastGrades(marks, boundaries.sessions),
    lines,
    // Without a maximum there is no answer. The field of the maximum reports that once there is a mark.
    need: question && answer && answer.status !== 'invalid' ? { ...question, answer } : undefined,
  };
}

function coreOutcome(chosen: Chosen, entries: ComponentEntries): CoreOutcome {
  const result = chosen.kind === 'tok' ? tokMarks(entries) : essayMarks(Number(chosen.variant), entries.marks);
  const wrong = result.status === 'invalid' ? result.problems : [];
  const marks = result.status === 'ready' ? result : undefined;
  const min = Object.entries(marks?.letters?.by.min ?? {}).reverse();
  return {
    kind: 'core',
    chosen,
    problems: new Map(wrong.map((one) => [entryField(chosen.key, one.field), one])),
    marks,
    lines: marks
      ? linesOf(
          marks.least,
          marks.most,
          min.map(([grade, from]) => ({ grade, low: from, high: from })),
        )
      : [],
  };
}

/** The boundaries of past sessions, or the visitor's own. */
export function boundariesIn(fields: Fields, chosen: Chosen, known: IbBoundaries | undefined): Boundaries {
  const past = known?.courses[chosen.course.id]?.[chosen.variant as IbLevel];
  if (past && !wantsOwnBounds(fields, chosen))
    return { bounds: boundsOfAll(past), sessions: boundsBySession(past), why: undefined };
  return {
    bounds: ownBoundsIn(fields, chosen),
    sessions: [],
    why: past ? 'own' : isNew(chosen, known) ? 'new' : 'none',
  };
}

/** Whether the course had no exams yet when the boundaries were last read. */
function isNew({ facts }: Chosen, known: IbBoundaries | undefined): boolean {
  return known !== undefined && facts.first > Number(known.checked.slice(0, 'YYYY'.length));
}

/** Compares the marks with each boundary, highest grade first. */
function linesOf(least: number, most: number, bounds: readonly { grade: string; low: number; high: number }[]): Line[] {
  return [...bounds].reverse().map(({ grade, low, high }) => ({
    grade,
    low,
    high,
    standing: least >= high ? 'reached' : most < low ? 'short' : 'open',
    shortBy: { low: Math.max(0, low - most), high: Math.max(0, high - most) },
  }));
}

/** The form field for a path of the domain, such as `marks.p1` or `maxima.p1`. */
function entryField(key: string, field: string): string {
  const [kind, id] = field.split('.');
  return `${key}.${id}${kind === 'maxima' ? '.max' : ''}`;
}

/** The form field for a path of the domain, such as `bounds.6`. */
const boundField = (key: string, field: string) => `${key}.low${field.split('.')[1]}`;
