import { corePoints, type CorePoints } from './core-points';
import type { IbLevel } from './courses';
import {
  readDiploma,
  type DiplomaField,
  type DiplomaGrades,
  type DiplomaInput,
  type SubjectGrade,
  type UnreadyDiploma,
} from './diploma-input';
import type { FactSource } from '../facts';

/** The source of the conditions: General regulations: Diploma Programme, articles 12 and 13. */
export const AWARD_SOURCE: FactSource = {
  sources: [
    'norreg.dk diploma-requirements quoting General regulations: Diploma Programme, Art. 12-13 (IBO, April 2014)',
    'cdnis.edu.hk conditions page',
    'sd44.ca Carson Graham page',
    'issuu Tanglin Trust options booklet 2023-25 (same list)',
  ],
  checked: '2026-11',
  confidence: 'high',
};

/** The points a diploma needs. */
export const DIPLOMA_POINTS = 24;
/** The maximum points: 42 for subjects, 3 for the core. */
export const MAX_POINTS = 45;

/** The maximum number of grades of 2, and of 3 or below. */
const MOST_TWOS = 2;
const MOST_THREES = 3;
const HL_POINTS = 12;
/** The number of HL subjects that count for {@link HL_POINTS}: the best three of four. */
const HL_COUNTED = 3;
const SL_POINTS = 9;
/** The minimum SL points with four HL and only two SL subjects. */
const SL_POINTS_OF_TWO = 5;

/** The ten conditions, in the order of the regulations. All must be met. */
export const CONDITIONS = ['cas', 'total', 'no-n', 'no-e', 'no-1', 'twos', 'threes', 'hl', 'sl', 'misconduct'] as const;
export type ConditionId = (typeof CONDITIONS)[number];

/** A condition and its state. */
export type ConditionLine =
  | {
      condition: Exclude<ConditionId, 'misconduct'>;
      met: boolean;
      /** Whether `limit` is a minimum or a maximum of `value`. */
      bound: 'at-least' | 'at-most';
      /** Points for `total`, `hl` and `sl`; 1 or 0 for `cas`; the number of such grades for the other conditions. */
      value: number;
      limit: number;
      /** The number of points or grades by which the condition fails; 0 if it is met. */
      shortBy: number;
      /** The fields that count: those with such grades, or the HL or SL subjects. Empty for `total`, where all count. */
      fields: readonly DiplomaField[];
    }
  /** Nobody can calculate whether there is a penalty for academic misconduct. */
  | { condition: 'misconduct'; met: 'unknown' };

/** The points of a diploma, and whether it is awarded. */
export interface DiplomaDecision {
  status: 'awarded' | 'not-awarded';
  /** 0 to 45. A failed core adds no points. */
  points: number;
  /** 0 to 42. */
  subjectPoints: number;
  core: CorePoints;
  /** All ten, in the order of the regulations. */
  conditions: readonly ConditionLine[];
}

/** Decides whether the diploma is awarded, or returns what is invalid or missing in the input. */
export function decideDiploma(input: DiplomaInput): UnreadyDiploma | DiplomaDecision {
  const read = readDiploma(input);
  return read.status === 'complete' ? decide(read.grades) : read;
}

/** The points of a grade; 0 for `N`. */
export const pointsOf = (grade: SubjectGrade): number => (grade === 'N' ? 0 : grade);

/** The points of the HL subjects that count: of the best three. */
export const bestHl = ({ subjects }: Pick<DiplomaGrades, 'subjects'>): number =>
  hlPoints(subjects)
    .slice(0, HL_COUNTED)
    .reduce((total, points) => total + points, 0);

/** The points of each HL subject, the best first. */
export const hlPoints = (subjects: DiplomaGrades['subjects']): number[] =>
  subjects
    .filter(({ level }) => level === 'HL')
    .map(({ grade }) => pointsOf(grade))
    .sort((one, other) => other - one);

/** Decides on a complete diploma. */
export function decide({ subjects, tok, ee, cas }: DiplomaGrades): DiplomaDecision {
  const graded = subjects.map(({ level, grade }, index) => ({
    level,
    grade,
    points: pointsOf(grade),
    field: `subjects.${index}.grade` as const,
  }));
  const at = (level: IbLevel) => graded.filter((one) => one.level === level);
  const fieldsWith = (test: (grade: SubjectGrade) => boolean) =>
    graded.filter(({ grade }) => test(grade)).map(({ field }) => field);
  const coreWith = (letter: 'E' | 'N') => [
    ...(tok === letter ? (['tok'] as const) : []),
    ...(ee === letter ? (['ee'] as const) : []),
  ];

  const subjectPoints = sum(graded);
  const core = corePoints(tok, ee);
  const points = subjectPoints + core.points;
  const bestHl = at('HL')
    .sort((a, b) => b.points - a.points)
    .slice(0, HL_COUNTED);
  const sl = at('SL');

  const conditions: ConditionLine[] = [
    atLeast('cas', cas ? 1 : 0, 1, ['cas']),
    atLeast('total', points, DIPLOMA_POINTS, []),
    atMost('no-n', 0, [...fieldsWith((grade) => grade === 'N'), ...coreWith('N')]),
    atMost('no-e', 0, coreWith('E')),
    atMost(
      'no-1',
      0,
      fieldsWith((grade) => grade === 1),
    ),
    atMost(
      'twos',
      MOST_TWOS,
      fieldsWith((grade) => grade === 2),
    ),
    // N does not count as a grade of 3 or below. It has its own condition.
    atMost(
      'threes',
      MOST_THREES,
      fieldsWith((grade) => grade !== 'N' && grade <= 3),
    ),
    atLeast('hl', sum(bestHl), HL_POINTS, fields(bestHl)),
    atLeast('sl', sum(sl), sl.length === 2 ? SL_POINTS_OF_TWO : SL_POINTS, fields(sl)),
    { condition: 'misconduct', met: 'unknown' },
  ];
  const awarded = conditions.every(({ met }) => met !== false);
  return { status: awarded ? 'awarded' : 'not-awarded', points, subjectPoints, core, conditions };
}

type Countable = Exclude<ConditionId, 'misconduct'>;

function atLeast(condition: Countable, value: number, limit: number, fields: readonly DiplomaField[]): ConditionLine {
  const shortBy = Math.max(0, limit - value);
  return { condition, met: shortBy === 0, bound: 'at-least', value, limit, shortBy, fields };
}

function atMost(condition: Countable, limit: number, fields: readonly DiplomaField[]): ConditionLine {
  const shortBy = Math.max(0, fields.length - limit);
  return { condition, met: shortBy === 0, bound: 'at-most', value: fields.length, limit, shortBy, fields };
}

const sum = (subjects: readonly { points: number }[]) => subjects.reduce((total, { points }) => total + points, 0);
const fields = (subjects: readonly { field: DiplomaField }[]) => subjects.map(({ field }) => field);
