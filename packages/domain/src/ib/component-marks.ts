import type { IbComponent } from './courses';
import { fieldsOf, isEmpty, type InputProblem, type Rejected } from '../input-problem';
import { sum } from '../lib/sum';

/** The fields of a component that the sum of marks needs. */
export type WeightedComponent = Pick<IbComponent, 'id' | 'weight' | 'maxMarks'>;

/** Raw marks of a subject's components, by component id. Unknown marks are left out. */
export interface ComponentEntries {
  /** Whole marks, 0 to the component's maximum. */
  marks: Readonly<Record<string, number | undefined>>;
  /** Maxima that replace the course's. Needed if the course has none, because sources disagree. */
  maxima?: Readonly<Record<string, number | undefined>> | undefined;
}

/** Problems with an entry, by field such as `marks.p2` or `maxima.p2`. `above-maximum` and `not-a-maximum` have `max`. */
export type MarksProblemCode =
  'unknown-component' | 'not-a-mark' | 'above-maximum' | 'maximum-needed' | 'not-a-maximum';

/** The result of a component. Unknown values are `null`. */
export interface ComponentResult {
  id: string;
  /** Per cent of the subject. */
  weight: number;
  mark: number | null;
  max: number | null;
  /** Per cent of the subject from this mark. */
  percent: number | null;
  /** Per cent of the subject per mark. */
  perMark: number | null;
}

/** The range of a subject's percentage. Both ends are equal if all marks are entered. */
export interface PercentRange {
  /** With no marks in the open components. */
  least: number;
  /** With full marks in the open components. */
  most: number;
}

/** The result of a subject. */
export interface SubjectMarks extends PercentRange {
  status: 'ready';
  /** The total weight of the entered components in per cent. `least` is out of this. */
  entered: number;
  components: readonly ComponentResult[];
  /** The ids of components without a mark. */
  missing: readonly string[];
}

/** More than any component has. A larger maximum is a typing error. */
export const MOST_MARKS = 1000;

/**
 * A subject's percentage: the sum of mark / maximum × weight, not rounded (ibcalc.com and others, confidence high).
 * Component grades are never averaged. Marks for internal work are provisional until they are moderated.
 * @param components The components of the course at the level, such as those of `IB_COURSES`.
 */
export function subjectMarks(
  components: readonly WeightedComponent[],
  entries: ComponentEntries,
): Rejected<MarksProblemCode> | SubjectMarks {
  const problems: InputProblem<MarksProblemCode>[] = [];
  const { marks: givenMarks, maxima: givenMaxima } = fieldsOf(entries);
  const marks = fieldsOf(givenMarks);
  const maxima = fieldsOf(givenMaxima);

  const known = new Set(components.map(({ id }) => id));
  for (const [name, fields] of Object.entries({ marks, maxima })) {
    for (const [id, value] of Object.entries(fields)) {
      if (!known.has(id) && !isEmpty(value)) problems.push({ field: `${name}.${id}`, code: 'unknown-component' });
    }
  }

  const results = components.map(({ id, weight, maxMarks }): ComponentResult => {
    const max = maximumOf(maxima[id], maxMarks ?? null);
    const mark = marks[id];
    if (max === undefined) problems.push({ field: `maxima.${id}`, code: 'not-a-maximum', max: MOST_MARKS });
    const perMark = max ? weight / max : null;
    if (isEmpty(mark)) return { id, weight, mark: null, max: max ?? null, percent: null, perMark };
    if (!isWhole(mark)) problems.push({ field: `marks.${id}`, code: 'not-a-mark' });
    else if (max === null) problems.push({ field: `maxima.${id}`, code: 'maximum-needed' });
    else if (max !== undefined && mark > max) {
      problems.push({ field: `marks.${id}`, code: 'above-maximum', max: max });
    } else if (perMark !== null) {
      return { id, weight, mark, max: max ?? null, percent: mark * perMark, perMark };
    }
    return { id, weight, mark: null, max: max ?? null, percent: null, perMark };
  });
  if (problems.length > 0) return { status: 'invalid', problems };

  const without = results.filter(({ mark }) => mark === null);
  const open = sum(without.map(({ weight }) => weight));
  const least = sum(results.map(({ percent }) => percent ?? 0));
  return {
    status: 'ready',
    least: exact(least),
    most: exact(least + open),
    entered: exact(sum(components.map(({ weight }) => weight)) - open),
    components: results,
    missing: without.map(({ id }) => id),
  };
}

/**
 * Rounds a percentage before it is compared with a boundary. Only the total is rounded, never its parts.
 * @param percent Per cent of the subject, 0 to 100.
 */
export const roundedPercent = (percent: number): number => Math.round(exact(percent));

/** Rounds off floating-point errors: 66.5 may be computed as 66.49999999999999. */
export const exact = (percent: number) => Math.round(percent * 1e9) / 1e9;

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** The caller's maximum, else the course's, else `null`; `undefined` if the caller's is invalid. */
function maximumOf(given: unknown, ofCourse: number | null): number | null | undefined {
  if (isEmpty(given)) return ofCourse;
  return isWhole(given) && given > 0 && given <= MOST_MARKS ? given : undefined;
}
