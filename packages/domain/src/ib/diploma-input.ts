import { CORE_LETTERS, type CoreLetter } from './core-points';
import type { IbLevel } from './courses';
import { fieldsOf, isEmpty, type InputProblem, type Rejected } from '../input-problem';

/** The grades of a subject. `N` means that no grade was awarded. */
export const SUBJECT_GRADES = ['N', 1, 2, 3, 4, 5, 6, 7] as const;
export type SubjectGrade = (typeof SUBJECT_GRADES)[number];

/** The fields with a grade or a letter. */
export type GradeField = `subjects.${number}.grade` | 'tok' | 'ee';
/** All fields of a diploma. */
export type DiplomaField = GradeField | `subjects.${number}.level` | 'cas';

/** A diploma, as a form has it. Unknown fields are left out. */
export interface DiplomaInput {
  /** Six: three at HL and three at SL, or four and two. */
  subjects: readonly {
    level?: IbLevel | undefined;
    /** 1 to 7, or `N`. */
    grade?: number | 'N' | undefined;
  }[];
  /** Theory of Knowledge: `A` to `E`, or `N`. */
  tok?: string | undefined;
  /** The Extended Essay: `A` to `E`, or `N`. */
  ee?: string | undefined;
  /** Whether the requirements of CAS are met. */
  cas?: boolean | undefined;
}

/** A complete diploma. */
export interface DiplomaGrades {
  subjects: readonly { level: IbLevel; grade: SubjectGrade }[];
  tok: CoreLetter;
  ee: CoreLetter;
  cas: boolean;
}

/**
 * Problems: not six subjects; more than four at HL or three at SL; an unknown level; a grade that is neither a whole number
 * from 1 to 7 nor `N`; an unknown letter; a `cas` that is not a boolean; a target that is not a whole number from 0 to 45.
 */
export type DiplomaProblemCode =
  | 'not-six-subjects'
  | 'too-many-hl'
  | 'too-many-sl'
  | 'unknown-level'
  | 'unknown-grade'
  | 'unknown-letter'
  | 'not-yes-or-no'
  | 'unknown-target';

/** Why there is no result: a field is invalid, or missing. */
export type UnreadyDiploma =
  | Rejected<DiplomaProblemCode>
  | {
      status: 'incomplete';
      /** The fields that are still empty. */
      missing: readonly DiplomaField[];
    };

const SUBJECTS = 6;
const MOST = { HL: 4, SL: 3 } as const;

/** Validates the input. Accepts values of any type, because they may come from storage or a link. */
export function readDiploma(input: DiplomaInput): UnreadyDiploma | { status: 'complete'; grades: DiplomaGrades } {
  const problems: InputProblem<DiplomaProblemCode>[] = [];
  const missing: DiplomaField[] = [];

  /** The known value that a field has. */
  function oneOf<Value>(
    known: readonly Value[],
    value: unknown,
    field: DiplomaField,
    code: DiplomaProblemCode,
  ): Value | undefined {
    if (isEmpty(value)) {
      missing.push(field);
      return undefined;
    }
    const found = known.find((one) => one === value);
    if (found === undefined) problems.push({ field, code });
    return found;
  }

  const given = fieldsOf(input);
  const subjects = (Array.isArray(given.subjects) ? Array.from<unknown>(given.subjects) : []).map((one, index) => {
    const { level, grade } = fieldsOf(one);
    return {
      level: oneOf(['HL', 'SL'] as const, level, `subjects.${index}.level`, 'unknown-level'),
      grade: oneOf(SUBJECT_GRADES, grade, `subjects.${index}.grade`, 'unknown-grade'),
    };
  });
  const tok = oneOf(CORE_LETTERS, given.tok, 'tok', 'unknown-letter');
  const ee = oneOf(CORE_LETTERS, given.ee, 'ee', 'unknown-letter');
  const cas = oneOf([true, false], given.cas, 'cas', 'not-yes-or-no');

  const at = (level: IbLevel) => subjects.filter((one) => one.level === level).length;
  if (subjects.length !== SUBJECTS) problems.push({ field: 'subjects', code: 'not-six-subjects', max: SUBJECTS });
  // Six subjects with too few at one level have too many at the other.
  else if (at('HL') > MOST.HL) problems.push({ field: 'subjects', code: 'too-many-hl', max: MOST.HL });
  else if (at('SL') > MOST.SL) problems.push({ field: 'subjects', code: 'too-many-sl', max: MOST.SL });

  if (problems.length > 0) return { status: 'invalid', problems };
  const known = subjects.flatMap(({ level, grade }) => (level && grade ? [{ level, grade }] : []));
  if (known.length < SUBJECTS || !tok || !ee || cas === undefined) return { status: 'incomplete', missing };
  return { status: 'complete', grades: { subjects: known, tok, ee, cas } };
}
