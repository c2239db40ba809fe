import type { Rejected } from '../input-problem';
import { BOUNDED_GRADES, type BoundedGrade, type Bounds, readBounds, type BoundsProblemCode } from './bounds';
import {
  exact,
  roundedPercent,
  subjectMarks,
  type ComponentEntries,
  type MarksProblemCode,
  type WeightedComponent,
} from './component-marks';

/** A question such as "what do I need on Paper 2 for a 6". */
export interface MarkQuestion {
  /** The component's id. Its own mark, if any, is ignored. */
  component: string;
  grade: BoundedGrade;
}

/** The answer for one boundary. */
export type MarkNeed = {
  /** The boundary, in per cent of the subject. */
  bound: number;
} & (
  | { need: 'nothing' }
  /** The lowest whole mark that reaches it. */
  | { need: 'marks'; mark: number; max: number }
  /** Full marks give only `best` per cent of the subject. */
  | { need: 'impossible'; best: number }
);

/** The marks needed, for both ends of the boundary's range. */
export interface MarksNeeded {
  status: 'ready';
  /** For the lower end of the boundary's range. */
  atLow: MarkNeed;
  /** For the upper end: this mark is enough in every session of the range. */
  atHigh: MarkNeed;
}

/**
 * The marks needed on one component for a grade, with the entered marks of the other components.
 * - `incomplete`: other components have no mark. Let the student enter an expected mark.
 * - `no-boundary`: the boundary of the grade is unknown.
 */
export function markNeeded(
  components: readonly WeightedComponent[],
  entries: ComponentEntries,
  { component, grade }: MarkQuestion,
  bounds: Bounds,
):
  | Rejected<MarksProblemCode | BoundsProblemCode | 'unknown-grade'>
  | { status: 'incomplete'; missing: readonly string[] }
  | { status: 'no-boundary' }
  | MarksNeeded {
  if (!BOUNDED_GRADES.includes(grade)) {
    return { status: 'invalid', problems: [{ field: 'grade', code: 'unknown-grade' }] };
  }
  const { problems, known } = readBounds(bounds);
  if (problems.length > 0) return { status: 'invalid', problems };
  const result = subjectMarks(components, entries);
  if (result.status === 'invalid') return result;
  const asked = result.components.find(({ id }) => id === component);
  if (!asked) return { status: 'invalid', problems: [{ field: 'component', code: 'unknown-component' }] };
  const { max, perMark } = asked;
  if (max === null || perMark === null) {
    return { status: 'invalid', problems: [{ field: `maxima.${component}`, code: 'maximum-needed' }] };
  }
  const missing = result.missing.filter((id) => id !== component);
  if (missing.length > 0) return { status: 'incomplete', missing };
  const bound = known.find((one) => one.grade === grade);
  if (!bound) return { status: 'no-boundary' };

  const others = result.least - (asked.percent ?? 0);
  const needFor = (least: number): MarkNeed => {
    for (let mark = 0; mark <= max; mark += 1) {
      if (roundedPercent(others + mark * perMark) < least) continue;
      return mark === 0 ? { bound: least, need: 'nothing' } : { bound: least, need: 'marks', mark, max };
    }
    return { bound: least, need: 'impossible', best: exact(others + max * perMark) };
  };
  return { status: 'ready', atLow: needFor(bound.low), atHigh: needFor(bound.high) };
}
