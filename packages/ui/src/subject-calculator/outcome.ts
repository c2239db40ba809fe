import {
  BOUNDED_GRADES,
  boundaryBand,
  essayMarks,
  gradeRange,
  markNeeded,
  roundedPercent,
  subjectMarks,
  tokMarks,
  type BoundaryBand,
  type BoundedGrade,
  type Bounds,
  type ComponentEntries,
  type CoreMarks,
  type InputProblem,
  type MarksNeeded,
  type SubjectMarks,
} from '@tutoring/domain/ib-subject';
import type { Fields } from '../tool/fields';
import { chosenIn, entriesIn, OWN, ownBoundsIn, questionIn, sessionIn, zoneIn, type Chosen } from './subject-form';

/** Why the form asks the visitor for boundaries. */
export type WhyOwn =
  /** The visitor wants to enter them. */
  | 'own'
  /** No reliable boundaries are known. */
  | 'none'
  /** None are known for this session and time zone, but some are for others. */
  | 'none-here'
  /** The known boundaries lack some grades. */
  | 'some';

/** The boundaries that the result uses. */
export interface Boundaries {
  bounds: Bounds;
  /** The known boundaries; `undefined` if none are known or the visitor enters their own. */
  band: BoundaryBand | undefined;
  /** The grades whose boundary the visitor can enter. */
  open: readonly BoundedGrade[];
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

/** Everything that the result shows for the entries. */
export function outcomeOf(fields: Fields): Outcome {
  const chosen = chosenIn(fields);
  const entries = entriesIn(fields, chosen);
  return chosen.kind === 'subject' ? subjectOutcome(fields, chosen, entries) : coreOutcome(chosen, entries);
}

function subjectOutcome(fields: Fields, chosen: Chosen, entries: ComponentEntries): SubjectOutcome {
  const { key, components } = chosen;
  const boundaries = boundariesIn(fields, chosen);
  const marks = subjectMarks(components, entries);
  const range = gradeRange(marks.status === 'ready' ? marks : { least: 0, most: 100 }, boundaries.bounds);
  const problems = new Map<string, InputProblem>();
  if (marks.status === 'invalid') for (const one of marks.problems) problems.set(entryField(key, one.field), one);
  if (range.status === 'invalid') {
    for (const one of range.problems) problems.set(boundField(key, one.field, boundaries.open), one);
  }
  const common = { kind: 'subject', chosen, problems, boundaries } as const;
  if (marks.status === 'invalid') return { ...common, marks: undefined, range: undefined, lines: [], need: undefined };
  if (range.status === 'invalid') return { ...common, marks, range: undefined, lines: [], need: undefined };

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

/** The known boundaries, and the visitor's own for the grades without one. */
function boundariesIn(fields: Fields, chosen: Chosen): Boundaries {
  const session = sessionIn(fields, chosen);
  const found = session === OWN ? undefined : boundaryBand(chosen.rows, { tz: zoneIn(fields), session });
  const band = found?.status === 'ready' ? found : undefined;
  const open = BOUNDED_GRADES.filter((grade) => !band?.bounds[grade]);
  const own = Object.entries(ownBoundsIn(fields, chosen)).filter(([grade]) =>
    open.some((one) => String(one) === grade),
  );
  return { bounds: { ...Object.fromEntries(own), ...band?.bounds }, band, open, why: whyOwn() };

  function whyOwn(): WhyOwn | undefined {
    if (session === OWN) return 'own';
    if (band) return open.length > 0 ? 'some' : undefined;
    return boundaryBand(chosen.rows).status === 'ready' || session !== undefined ? 'none-here' : 'none';
  }
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

/** The form field for a path of the domain, such as `bounds.6`. If the form has no field for it, the next lower grade's. */
function boundField(key: string, field: string, open: readonly BoundedGrade[]): string {
  const grade = Number(field.split('.')[1]);
  return `${key}.low${open.filter((one) => one <= grade).at(-1) ?? open[0] ?? grade}`;
}
