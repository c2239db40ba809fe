import { apScoreProblems, type ApExamScore } from '../ap/exam-scores';
import type { Range } from '../facts';
import type { IbLevel } from '../ib/courses';
import { wholeNumberProblem, type InputProblem, type Rejected, type ValueProblemCode } from '../input-problem';
import { RECOGNITIONS, type ConvertedPart, type ConvertedValue, type Recognition } from './systems';

export type { ApExamScore } from '../ap/exam-scores';
export type { Confidence, Range } from '../facts';
export type { InputProblem, Rejected, ValueProblemCode } from '../input-problem';
export { RECOGNITIONS } from './systems';
export type {
  ConvertedPart,
  ConvertedValue,
  Recognition,
  RecognitionNote,
  RecognitionRule,
  RecognitionTable,
} from './systems';

/** The letters of Theory of Knowledge and the Extended Essay; `N` means that no grade was awarded. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'N'] as const;
type Letter = (typeof LETTERS)[number];

/** An IB result, complete or not. Missing and `null` fields are not known yet. */
export interface IbResultToRecognise {
  subjects: readonly {
    /** An id of `IB_COURSES`. One university gives no credit for one of the courses. */
    course?: string;
    level: IbLevel;
    /** 1 to 7, or `N`. */
    grade: number | 'N' | null;
  }[];
  ee?: Letter | null;
  tok?: Letter | null;
  /** Total points, 0 to 45, with the core points. */
  total?: number | null;
  /** Whether the diploma is awarded. */
  diploma?: boolean | null;
}

/** The value that a table gives for one part of a result. */
export interface RecognisedPart {
  of: ConvertedPart;
  /** The index in `subjects` or `scores`. Missing for parts that occur once, such as the total. */
  place?: number;
  /** The grade, letter, total or score. */
  result: string;
  /** `null` if the table has no value for the result. */
  given: Range | null;
}

/** How a country or university converts a result. */
export interface Recognised extends Recognition {
  /**
   * - `converted`: see `value`, or `parts` if `value` is `null`.
   * - `not-in-table`: the table has no value for this result.
   * - `needs-diploma`: only an awarded diploma is converted.
   * - `incomplete`: no part that the table converts is known yet.
   * - `rule`: there is a rule instead of a table.
   */
  status: 'converted' | 'not-in-table' | 'needs-diploma' | 'incomplete' | 'rule';
  /** The sum, or the single grade. Both ends are equal if it is exact. `null` if there is none. */
  value: Range | null;
  parts: readonly RecognisedPart[];
}

/** The conversions of a result, in the order of {@link RECOGNITIONS}. */
export interface RecognisedList {
  status: 'ready';
  recognised: readonly Recognised[];
}

/**
 * Converts an IB result for each country and university. Sums add up the known parts.
 * @returns The conversions, or all problems by field: `subjects.0.grade` is neither 1 to 7 nor `N`; `subjects.0.level`,
 *   `ee` or `tok` is unknown; `total` is not from 0 to 45.
 */
export function recogniseIb(result: IbResultToRecognise): RecognisedList | Rejected<ValueProblemCode> {
  const problems = ibProblems(result);
  if (problems.length > 0) return { status: 'invalid', problems };
  return listFor('ib', partsOfIb(result), result.diploma === false);
}

/**
 * Converts AP scores for each country and university.
 * @returns The conversions, or all problems by field: `scores.0.score` is not from 1 to 5; `scores.1.exam` is a duplicate.
 */
export function recogniseAp(scores: readonly ApExamScore[]): RecognisedList | Rejected<ValueProblemCode> {
  const problems = apScoreProblems(scores);
  if (problems.length > 0) return { status: 'invalid', problems };
  return listFor(
    'ap',
    scores.map(({ exam, score }, place) => ({ of: 'score', place, course: exam, result: String(score) })),
    false,
  );
}

/** A part of a result that a table may convert. */
interface ResultPart {
  of: ConvertedPart;
  place?: number;
  course?: string | undefined;
  result: string;
}

function partsOfIb({ subjects, ee, tok, total, diploma }: IbResultToRecognise): ResultPart[] {
  const one = (of: ConvertedPart, result: string | number | null | undefined): ResultPart[] =>
    result === null || result === undefined ? [] : [{ of, result: String(result) }];
  return [
    ...subjects.flatMap(({ course, level, grade }, place): ResultPart[] =>
      grade === null ? [] : [{ of: level, place, course, result: String(grade) }],
    ),
    ...one('EE', ee),
    ...one('TOK', tok),
    ...one('total', total),
    ...(diploma === true ? one('diploma', total) : []),
  ];
}

function listFor(
  programme: Recognition['programme'],
  parts: readonly ResultPart[],
  diplomaMissed: boolean,
): RecognisedList {
  const here = RECOGNITIONS.filter((recognition) => recognition.programme === programme);
  return { status: 'ready', recognised: here.map((recognition) => recognise(recognition, parts, diplomaMissed)) };
}

function recognise(recognition: Recognition, all: readonly ResultPart[], diplomaMissed: boolean): Recognised {
  const { table } = recognition;
  if (!table) return { ...recognition, status: 'rule', value: null, parts: [] };
  const parts = all.flatMap((part) => recognisedPart(recognition, part) ?? []);
  if (parts.length === 0) {
    const status = diplomaMissed && table.diploma ? 'needs-diploma' : 'incomplete';
    return { ...recognition, status, value: null, parts };
  }
  const given = parts.flatMap((part) => part.given ?? []);
  // The sum of no values is 0. Without a sum, there is no value.
  if (given.length === 0 && !recognition.sum) return { ...recognition, status: 'not-in-table', value: null, parts };
  return { ...recognition, status: 'converted', value: valueOf(recognition, given), parts };
}

function recognisedPart({ table, except = [] }: Recognition, { of, place, course, result }: ResultPart) {
  const rows = table?.[of];
  if (!rows) return undefined;
  const excepted = course !== undefined && except.includes(course);
  const row = excepted ? undefined : rows[result];
  const part: RecognisedPart = { of, result, given: row === undefined ? null : rangeOf(row) };
  return place === undefined ? part : { ...part, place };
}

function rangeOf(given: ConvertedValue): Range {
  return typeof given === 'number' ? { low: given, high: given } : { low: given[0], high: given[1] };
}

function valueOf({ kind, sum }: Recognition, given: readonly Range[]): Range | null {
  if (sum) {
    return given.reduce((total, one) => ({ low: total.low + one.low, high: total.high + one.high }), {
      low: 0,
      high: 0,
    });
  }
  // Percentages apply to one subject each. A mean of them would be our invention.
  return kind === 'grade' ? (given[0] ?? null) : null;
}

function ibProblems({ subjects, ee, tok, total }: IbResultToRecognise): InputProblem<ValueProblemCode>[] {
  return [
    ...subjects.flatMap(({ level, grade }, place) => {
      const field = `subjects.${place}`;
      return [
        unknownProblem(`${field}.level`, level, ['HL', 'SL']),
        grade === 'N' || grade === null ? undefined : wholeNumberProblem(`${field}.grade`, grade, 1, 7),
      ];
    }),
    unknownProblem('ee', ee ?? 'N', LETTERS),
    unknownProblem('tok', tok ?? 'N', LETTERS),
    total === undefined || total === null ? undefined : wholeNumberProblem('total', total, 0, 45),
  ].filter((problem) => problem !== undefined);
}

function unknownProblem(
  field: string,
  value: string,
  known: readonly string[],
): InputProblem<ValueProblemCode> | undefined {
  return known.includes(value) ? undefined : { field, code: 'unknown' };
}
