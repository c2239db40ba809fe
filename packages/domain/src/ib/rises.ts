import { bestHl, decide, DIPLOMA_POINTS, MAX_POINTS, pointsOf } from './award';
import { CORE_LETTERS, corePoints, type CoreLetter } from './core-points';
import {
  readDiploma,
  SUBJECT_GRADES,
  type DiplomaGrades,
  type DiplomaInput,
  type GradeField,
  type SubjectGrade,
  type UnreadyDiploma,
} from './diploma-input';
import { sum } from '../lib/sum';

/** A rise of one grade or letter. */
export interface Rise {
  field: GradeField;
  from: SubjectGrade | CoreLetter;
  to: SubjectGrade | CoreLetter;
  /** The number of steps, such as 5 to 6 or C to B. From `N` to 1 or to E is a step too. */
  steps: number;
}

/** Rises that reach the goal together. */
export interface Way {
  /** In the order subjects, TOK, essay. */
  rises: readonly Rise[];
  /** The steps of all rises. */
  cost: number;
  /** Points after the rises, 0 to 45. */
  points: number;
  /** Whether the diploma is awarded after the rises, if CAS is met. Enough points alone do not award it. */
  awarded: boolean;
}

/** The ways to a goal. */
export interface WaysToTarget {
  /** `reached`: no rise is needed. */
  status: 'reached' | 'ways';
  /** Whether CAS must be met as well. No grade compensates for it. */
  needsCas: boolean;
  /** Best first. Empty if no rises reach the goal. */
  ways: readonly Way[];
  /** The number of all ways. `ways` has the first of them. */
  count: number;
}

/** The default number of listed ways. */
export const WAYS_LISTED = 20;

/**
 * What to retake: each single grade or letter that awards the diploma if it alone rises, by as few steps as possible.
 * Fewest steps first; ties in the order subjects, TOK, essay.
 */
export function retakes(input: DiplomaInput): UnreadyDiploma | WaysToTarget {
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  if (awards(start)) return reached(start);

  const found = roomOf(start).flatMap((room, place) => {
    for (let steps = 1; steps <= room; steps += 1) {
      const way = wayOf(
        start,
        PLACES.map((other) => (other === place ? steps : 0)),
      );
      if (way.awarded) return [way];
    }
    return [];
  });
  found.sort((a, b) => a.cost - b.cost);
  return { status: 'ways', needsCas: !start.cas, ways: found, count: found.length };
}

/**
 * The closest way to the diploma: the sets of rises that award it with the fewest steps. Sets with a smaller largest rise
 * come first: a grade in each of two subjects before two grades in one.
 * @param listed The maximum number of ways to list.
 */
export function closestWay(input: DiplomaInput, listed = WAYS_LISTED): UnreadyDiploma | WaysToTarget {
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  if (awards(start)) return reached(start);
  return cheapest(start, { points: DIPLOMA_POINTS, accepts: awards, floors: [leastSteps(start)] }, listed);
}

/**
 * The cheapest rises for a total: all combinations with the fewest steps, in the order of {@link closestWay}. A step of a
 * letter may add one point, two (E to D with an A) or none (D to C with an A).
 * @param target Points, 0 to 45.
 * @param listed The maximum number of ways to list.
 */
export function cheapestRises(
  input: DiplomaInput,
  target: number,
  listed = WAYS_LISTED,
): UnreadyDiploma | WaysToTarget {
  if (!Number.isInteger(target) || target < 0 || target > MAX_POINTS) {
    return { status: 'invalid', problems: [{ field: 'target', code: 'unknown-target', max: MAX_POINTS }] };
  }
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  return decide(start).points >= target
    ? reached(start)
    : cheapest(start, { points: target, accepts: () => true }, listed);
}

// Below, a set of rises is an array of steps: the six subjects, TOK, the essay.

const SUBJECT_PLACES = [0, 1, 2, 3, 4, 5] as const;
const TOK_PLACE = 6;
const EE_PLACE = 7;
const PLACES = [...SUBJECT_PLACES, TOK_PLACE, EE_PLACE] as const;
const NO_STEPS = PLACES.map(() => 0);

/** The letters, lowest first, like {@link SUBJECT_GRADES}. */
const LETTERS = [...CORE_LETTERS].reverse();

const awards = (grades: DiplomaGrades) => decide({ ...grades, cas: true }).status === 'awarded';

export const reached = ({ cas }: DiplomaGrades): WaysToTarget => ({
  status: 'reached',
  needsCas: !cas,
  ways: [],
  count: 0,
});

/** What rises must reach. */
export interface Goal {
  /** Points of 45. @default 0 */
  points?: number;
  /** Points of 42, without the core. @default 0 */
  subjectPoints?: number;
  /** Points of the three best HL subjects. @default 0 */
  hlPoints?: number;
  /** Decides on grades that have these points. A higher grade never turns a yes into a no. */
  accepts: (after: DiplomaGrades) => boolean;
  /** The minimum steps of each grade and letter. More than one list: any of them. @default none */
  floors?: readonly (readonly number[])[];
}

/** All cheapest sets of rises that reach a goal. */
export function cheapest(start: DiplomaGrades, { floors = [NO_STEPS], ...goal }: Goal, listed: number): WaysToTarget {
  const most = sum(roomOf(start));
  for (let cost = Math.min(...floors.map(sum)); cost <= most; cost += 1) {
    const found = new Map(
      floors.flatMap((floor) => waysOf(start, goal, floor, cost)).map((steps) => [steps.join(), steps] as const),
    );
    if (found.size === 0) continue;
    const ways = [...found.values()].sort(smallestFirst).slice(0, listed);
    return { status: 'ways', needsCas: !start.cas, ways: ways.map((steps) => wayOf(start, steps)), count: found.size };
  }
  return { status: 'ways', needsCas: !start.cas, ways: [], count: 0 };
}

/** All sets of exactly `cost` steps, at least `floor`, that reach a goal. */
function waysOf(
  start: DiplomaGrades,
  { points = 0, subjectPoints = 0, hlPoints = 0, accepts }: Omit<Goal, 'floors'>,
  floor: readonly number[],
  cost: number,
): number[][] {
  const base = raised(start, floor);
  const room = roomOf(base);
  const subjectRoom = room.slice(0, SUBJECT_PLACES.length);
  const has = sum(base.subjects.map(({ grade }) => pointsOf(grade)));
  const leastOfGrades = Math.max(0, subjectPoints - has, hlPoints - bestHl(base));
  const more = cost - sum(floor);

  return upTo(room[TOK_PLACE] ?? 0).flatMap((tok) =>
    upTo(room[EE_PLACE] ?? 0).flatMap((ee) => {
      // A step of a subject is one point. So the points of the letters give the minimum steps of the subjects.
      const core = corePoints(above(LETTERS, base.tok, tok), above(LETTERS, base.ee, ee));
      const left = more - tok - ee;
      if (left < Math.max(leastOfGrades, points - has - core.points)) return [];
      return spread(left, subjectRoom)
        .map((steps) => [...steps, tok, ee].map((step, place) => step + (floor[place] ?? 0)))
        .filter((steps) => accepts(raised(start, steps)));
    }),
  );
}

/** A smaller largest rise first; ties keep fewer steps of letters first, then more steps of the first subjects. */
function smallestFirst(one: readonly number[], other: readonly number[]): number {
  const byPlace = (place: number) => (one[place] ?? 0) - (other[place] ?? 0);
  const first = Math.max(...one) - Math.max(...other) || byPlace(TOK_PLACE) || byPlace(EE_PLACE);
  return SUBJECT_PLACES.reduce((order, place) => order || -byPlace(place), first);
}

/** The steps that every award needs: to at least a 2 in each subject, and to at least a D in each letter. */
export function leastSteps({ subjects, tok, ee }: DiplomaGrades): number[] {
  const toD = (letter: CoreLetter) => Math.max(0, LETTERS.indexOf('D') - LETTERS.indexOf(letter));
  return [...subjects.map(({ grade }) => Math.max(0, 2 - pointsOf(grade))), toD(tok), toD(ee)];
}

/** Every way to spread steps over places with limited room. Ways with more steps in the first places come first. */
function spread(steps: number, room: readonly number[]): number[][] {
  const [here, ...others] = room;
  if (here === undefined) return steps === 0 ? [[]] : [];
  const least = Math.max(0, steps - sum(others));
  const most = Math.min(steps, here);
  return upTo(most - least).flatMap((less) =>
    spread(steps - most + less, others).map((rest) => [most - less, ...rest]),
  );
}

/** The number of steps up to the best grade or letter, for each place. */
function roomOf({ subjects, tok, ee }: DiplomaGrades): number[] {
  return [
    ...subjects.map(({ grade }) => SUBJECT_GRADES.length - 1 - SUBJECT_GRADES.indexOf(grade)),
    LETTERS.length - 1 - LETTERS.indexOf(tok),
    LETTERS.length - 1 - LETTERS.indexOf(ee),
  ];
}

/** The grades after the rises. */
function raised(start: DiplomaGrades, steps: readonly number[]): DiplomaGrades {
  return {
    ...start,
    subjects: start.subjects.map(({ level, grade }, place) => ({
      level,
      grade: above(SUBJECT_GRADES, grade, steps[place] ?? 0),
    })),
    tok: above(LETTERS, start.tok, steps[TOK_PLACE] ?? 0),
    ee: above(LETTERS, start.ee, steps[EE_PLACE] ?? 0),
  };
}

function wayOf(start: DiplomaGrades, steps: readonly number[]): Way {
  const after = raised(start, steps);
  const rise = (field: GradeField, from: Rise['from'], to: Rise['to'], place: number): Rise[] => {
    const here = steps[place] ?? 0;
    return here > 0 ? [{ field, from, to, steps: here }] : [];
  };
  return {
    rises: [
      ...start.subjects.flatMap(({ grade }, place) =>
        rise(`subjects.${place}.grade`, grade, after.subjects[place]?.grade ?? grade, place),
      ),
      ...rise('tok', start.tok, after.tok, TOK_PLACE),
      ...rise('ee', start.ee, after.ee, EE_PLACE),
    ],
    cost: sum(steps),
    points: decide(after).points,
    awarded: awards(after),
  };
}

/** The value a number of steps above another. */
function above<Value>(ladder: readonly Value[], from: Value, steps: number): Value {
  return ladder[ladder.indexOf(from) + steps] ?? from;
}

/** 0, 1, … `last`; empty if `last` is negative. */
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);
