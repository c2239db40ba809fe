import type { Rejected } from '../input-problem';
import { decideDiploma, type DiplomaDecision } from './award';
import { BOUNDED_GRADES, likelyGrade, pastGrades, type PastGrade, type SessionBounds } from './bounds';
import {
  exact,
  roundedPercent,
  subjectMarks,
  type ComponentEntries,
  type ComponentResult,
  type MarksProblemCode,
  type PercentRange,
  type WeightedComponent,
} from './component-marks';
import type { CoreMarks } from './core-marks';
import type { IbLevel } from './courses';
import type { DiplomaInput, UnreadyDiploma } from './diploma-input';

/** The marks of a subject, and the boundaries that decide its grade. */
export interface MarksToGrade {
  /** The components of the course at the level. */
  components: readonly WeightedComponent[];
  entries: ComponentEntries;
  /** The boundaries of past sessions (`boundsBySession`). The student's own count as one session. */
  sessions: readonly SessionBounds[];
}

/** The grade that the marks of a subject earn by past sessions. */
export interface MarkedGrade {
  status: 'ready';
  /** The subject's per cent, not rounded. Both ends are equal if all marks are entered. */
  percent: PercentRange;
  /** Each component with its mark, maximum, weight and the value of one more mark. */
  components: readonly ComponentResult[];
  /** The ids of components without a mark. */
  missing: readonly string[];
  /**
   * The grade of most sessions (`likelyGrade`). If half of them give a lower one, or the papers of a session differ, the lower one counts:
   * nobody is promised too much. `null` if marks are missing or there are no boundaries.
   */
  likely: number | null;
  /** The lowest grade of any session; `null` without boundaries. */
  lowest: number | null;
  /** The highest grade of any session; `null` without boundaries. */
  highest: number | null;
  /** The grade in each past session, the best first. */
  past: readonly PastGrade[];
  /** What the likely grade needs to rise; `null` without one, or at a 7. */
  next: NextGrade | null;
}

/** The next grade above the likely one. */
export interface NextGrade {
  grade: number;
  /** The lowest rounded per cent of the subject that makes it the likely grade. */
  percent: number;
  /** The fewest more marks that reach it, over all components; `null` if a maximum is unknown. */
  marks: number | null;
}

/** The grade of a subject by its marks, or the problems of the marks. */
export function gradeOfMarks({
  components,
  entries,
  sessions,
}: MarksToGrade): Rejected<MarksProblemCode> | MarkedGrade {
  const marks = subjectMarks(components, entries);
  if (marks.status === 'invalid') return marks;
  const { least, most, missing } = marks;
  const past = pastGrades(marks, sessions);
  const likely = missing.length > 0 ? null : likelyGrade(past);
  return {
    status: 'ready',
    percent: { least, most },
    components: marks.components,
    missing,
    likely,
    lowest: past.length > 0 ? Math.min(...past.map(({ lowest }) => lowest)) : null,
    highest: past.length > 0 ? Math.max(...past.map(({ highest }) => highest)) : null,
    past,
    next: likely === null ? null : nextGrade(likely, least, marks.components, sessions),
  };
}

function nextGrade(
  likely: number,
  percent: number,
  components: readonly ComponentResult[],
  sessions: readonly SessionBounds[],
): NextGrade | null {
  const bounds = sessions.flatMap(({ bounds }) => BOUNDED_GRADES.flatMap((grade) => bounds[grade]?.high ?? []));
  const above = [...new Set(bounds)].filter((bound) => bound > roundedPercent(percent)).sort((a, b) => a - b);
  for (const bound of above) {
    const grade = likelyGrade(pastGrades({ least: bound, most: bound }, sessions));
    if (grade !== null && grade > likely) {
      return { grade, percent: bound, marks: fewestMarks(percent, bound, components) };
    }
  }
  return null;
}

/** The fewest marks that raise a per cent to a boundary: those of the components whose marks are worth most. */
function fewestMarks(percent: number, bound: number, components: readonly ComponentResult[]): number | null {
  const byWorth: { perMark: number; room: number }[] = [];
  for (const { perMark, max, mark } of components) {
    if (perMark === null || max === null) return null;
    byWorth.push({ perMark, room: max - (mark ?? 0) });
  }
  byWorth.sort((one, other) => other.perMark - one.perMark);
  let reached = percent;
  let marks = 0;
  for (const { perMark, room } of byWorth) {
    for (let used = 0; used < room; used += 1) {
      if (roundedPercent(reached) >= bound) return marks;
      reached = exact(reached + perMark);
      marks += 1;
    }
  }
  return roundedPercent(reached) >= bound ? marks : null;
}

/** Where the grade of a row comes from; `nothing` if it has none yet. */
export type GradeOrigin = 'marks' | 'entered' | 'nothing';

/** One of the six subjects, as a form has it. Unknown fields are left out. */
export interface SubjectEntry {
  level?: IbLevel | undefined;
  /** The grade that the student entered: 1 to 7, or `N`. */
  grade?: number | 'N' | undefined;
  /** The marks of the components. */
  marks?: MarksToGrade | undefined;
  /** Whether the entered grade counts even if the marks give one. @default false */
  prefersGrade?: boolean | undefined;
}

/** Theory of Knowledge or the Extended Essay, as a form has it. */
export interface CoreEntry {
  /** The letter that the student entered: `A` to `E`, or `N`. */
  letter?: string | undefined;
  /** The result of `tokMarks` or `essayMarks`. */
  marks?: Rejected<MarksProblemCode> | { status: 'unknown-year' } | CoreMarks | undefined;
  /** Whether the entered letter counts even if the marks give one. @default false */
  prefersLetter?: boolean | undefined;
}

/** A diploma whose grades are entered, or come from marks. */
export interface MarkedDiplomaInput {
  /** Six. */
  subjects: readonly SubjectEntry[];
  tok: CoreEntry;
  ee: CoreEntry;
  cas?: boolean | undefined;
}

/** The grade of a subject that counts for the diploma. */
export interface MarkedRow {
  from: GradeOrigin;
  /** The grade that counts: the likely one if it comes from marks. */
  grade: number | 'N' | undefined;
  /** The lowest grade by past sessions; `grade` if it was entered. */
  lowest: number | 'N' | undefined;
  /** The highest grade by past sessions; `grade` if it was entered. */
  highest: number | 'N' | undefined;
  /** The result of the marks, even if the entered grade counts; `undefined` without marks. */
  marked: Rejected<MarksProblemCode> | MarkedGrade | undefined;
}

/** The letter of Theory of Knowledge or the Extended Essay that counts for the diploma. */
export interface MarkedCore {
  from: GradeOrigin;
  letter: string | undefined;
}

/** A diploma by likely grades, and how far past sessions move it. */
export interface MarkedDiploma {
  subjects: readonly MarkedRow[];
  tok: MarkedCore;
  ee: MarkedCore;
  /** The likely grades, for the functions that take a diploma of grades. */
  input: DiplomaInput;
  /** By the likely grades, or what is missing. */
  likely: UnreadyDiploma | DiplomaDecision;
  /** With the lowest grade of each subject; equal to `likely` if the sessions agree. */
  lowest: UnreadyDiploma | DiplomaDecision;
  /** With the highest grade of each subject. */
  highest: UnreadyDiploma | DiplomaDecision;
}

/**
 * Decides a diploma from the marks of its subjects. Marks count as soon as all marks of the subject are there and boundaries
 * give them a grade. Until then, the entered grade counts.
 */
export function markedDiploma({ subjects, tok, ee, cas }: MarkedDiplomaInput): MarkedDiploma {
  const rows = subjects.map(rowOf);
  const letters = { tok: coreOf(tok), ee: coreOf(ee) };
  const inputWith = (of: 'grade' | 'lowest' | 'highest'): DiplomaInput => ({
    subjects: rows.map((row, index) => ({ level: subjects[index]?.level, grade: row[of] })),
    tok: letters.tok.letter,
    ee: letters.ee.letter,
    cas,
  });
  const input = inputWith('grade');
  return {
    subjects: rows,
    ...letters,
    input,
    likely: decideDiploma(input),
    lowest: decideDiploma(inputWith('lowest')),
    highest: decideDiploma(inputWith('highest')),
  };
}

function rowOf({ grade, marks, prefersGrade = false }: SubjectEntry): MarkedRow {
  const marked = marks && hasMarks(marks.entries) ? gradeOfMarks(marks) : undefined;
  const isEntered = grade !== undefined;
  if (marked?.status === 'ready' && marked.likely !== null && !(isEntered && prefersGrade)) {
    const { likely, lowest, highest } = marked;
    return { from: 'marks', grade: likely, lowest: lowest ?? likely, highest: highest ?? likely, marked };
  }
  return { from: isEntered ? 'entered' : 'nothing', grade, lowest: grade, highest: grade, marked };
}

function coreOf({ letter, marks, prefersLetter = false }: CoreEntry): MarkedCore {
  if (marks?.status === 'ready' && marks.missing.length === 0 && marks.letters && !(letter && prefersLetter)) {
    return { from: 'marks', letter: marks.letters.lowest };
  }
  return { from: letter ? 'entered' : 'nothing', letter };
}

/** Whether a mark is entered. */
const hasMarks = ({ marks }: ComponentEntries) => Object.values(marks).some((mark) => mark !== undefined);
