import { decide, DIPLOMA_POINTS, MAX_POINTS, pointsOf } from './award';
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

/** One grade or letter that rises. */
export interface Rise {
  field: GradeField;
  from: SubjectGrade | CoreLetter;
  to: SubjectGrade | CoreLetter;
  /** Single steps, such as 5 to 6 or C to B. From `N` to 1, or to E, is one step too. */
  steps: number;
}

/** Rises that together reach what was asked for. */
export interface Way {
  /** In the order of the form: subjects, TOK, essay. */
  rises: readonly Rise[];
  /** The steps of all rises together. */
  cost: number;
  /** Points of 45 after the rises. */
  points: number;
  /** Whether the diploma is awarded after them, CAS being met: a total alone does not award it. */
  awarded: boolean;
}

/** The ways to what was asked for. */
export interface Ways {
  /** `reached`: nothing needs to rise. */
  status: 'reached' | 'ways';
  /** CAS is not met, and no grade makes up for it: it must be met besides. */
  needsCas: boolean;
  /** The best first; none where none leads there. */
  ways: readonly Way[];
  /** How many there are; `ways` has the first of them. */
  count: number;
}

/** How many ways are listed unless a caller asks for more. */
export const WAYS_LISTED = 20;

/**
 * "Retake what": each single grade or letter that makes the diploma when it rises alone, by no more than needed.
 * The cheapest first; among equals the order of the form.
 */
export function retakes(input: DiplomaInput): UnreadyDiploma | Ways {
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
 * "Closest way to the diploma": the sets of rises that award it with the fewest steps in all.
 * First the one whose largest rise is smallest: a grade in each of two subjects before two grades in one.
 * @param listed How many of the equally cheap ones to list.
 */
export function closestWay(input: DiplomaInput, listed = WAYS_LISTED): UnreadyDiploma | Ways {
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  return awards(start) ? reached(start) : cheapest(start, DIPLOMA_POINTS, awards, listed, leastSteps(start));
}

/**
 * The cheapest rises for a total: all combinations with the fewest steps, in the order of {@link closestWay}.
 * A letter's step may bring a point, two (E to D beside an A) or none (D to C beside an A).
 * @param target Points of 45.
 * @param listed How many of the equally cheap ones to list.
 */
export function cheapestRises(input: DiplomaInput, target: number, listed = WAYS_LISTED): UnreadyDiploma | Ways {
  if (!Number.isInteger(target) || target < 0 || target > MAX_POINTS) {
    return { status: 'invalid', problems: [{ field: 'target', code: 'unknown-target', max: MAX_POINTS }] };
  }
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  return decide(start).points >= target ? reached(start) : cheapest(start, target, () => true, listed);
}

// Below, a set of rises is its steps at each place: the six subjects, then TOK, then the essay.

const SUBJECT_PLACES = [0, 1, 2, 3, 4, 5] as const;
const TOK_PLACE = 6;
const EE_PLACE = 7;
const PLACES = [...SUBJECT_PLACES, TOK_PLACE, EE_PLACE] as const;

/** The letters from the lowest, as {@link SUBJECT_GRADES} are. */
const LETTERS = [...CORE_LETTERS].reverse();

const awards = (grades: DiplomaGrades) => decide({ ...grades, cas: true }).status === 'awarded';

const reached = ({ cas }: DiplomaGrades): Ways => ({ status: 'reached', needsCas: !cas, ways: [], count: 0 });

/** All cheapest sets of rises after which there are `target` points and `accepts` says yes, if all rise by `floor` at least. */
function cheapest(
  start: DiplomaGrades,
  target: number,
  accepts: (after: DiplomaGrades) => boolean,
  listed: number,
  floor: readonly number[] = PLACES.map(() => 0),
): Ways {
  const base = raised(start, floor);
  const room = roomOf(base);
  const subjectRoom = room.slice(0, SUBJECT_PLACES.length);
  const subjectPoints = sum(base.subjects.map(({ grade }) => pointsOf(grade)));

  // A subject's step is a point. So what the letters come to says how many steps the subjects need at least.
  const cores = upTo(room[TOK_PLACE] ?? 0).flatMap((tok) =>
    upTo(room[EE_PLACE] ?? 0).map((ee) => {
      const core = corePoints(above(LETTERS, base.tok, tok), above(LETTERS, base.ee, ee));
      return { tok, ee, least: Math.max(0, target - subjectPoints - core.points) };
    }),
  );

  const most = sum(room);
  for (let more = 0; more <= most; more += 1) {
    const found = cores.flatMap(({ tok, ee, least }) => {
      const left = more - tok - ee;
      if (left < least) return [];
      return spread(left, subjectRoom)
        .map((steps) => [...steps, tok, ee].map((step, place) => step + (floor[place] ?? 0)))
        .filter((steps) => accepts(raised(start, steps)));
    });
    if (found.length > 0) {
      // The sort is stable: among equals, those with fewer steps of letters stay first, then those of the first subjects.
      found.sort((a, b) => Math.max(...a) - Math.max(...b));
      return {
        status: 'ways',
        needsCas: !start.cas,
        ways: found.slice(0, listed).map((steps) => wayOf(start, steps)),
        count: found.length,
      };
    }
  }
  return { status: 'ways', needsCas: !start.cas, ways: [], count: 0 };
}

/** The steps without which nothing is awarded: to a 2 from below, and to a D. */
function leastSteps({ subjects, tok, ee }: DiplomaGrades): number[] {
  const toD = (letter: CoreLetter) => Math.max(0, LETTERS.indexOf('D') - LETTERS.indexOf(letter));
  return [...subjects.map(({ grade }) => Math.max(0, 2 - pointsOf(grade))), toD(tok), toD(ee)];
}

/** Every way to spread so many steps over places with so much room, more of them on the first places first. */
function spread(steps: number, room: readonly number[]): number[][] {
  const [here, ...others] = room;
  if (here === undefined) return steps === 0 ? [[]] : [];
  const least = Math.max(0, steps - sum(others));
  const most = Math.min(steps, here);
  return upTo(most - least).flatMap((less) =>
    spread(steps - most + less, others).map((rest) => [most - less, ...rest]),
  );
}

/** How many steps are above each place. */
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

/** The value so many steps above another on its ladder. */
function above<Value>(ladder: readonly Value[], from: Value, steps: number): Value {
  return ladder[ladder.indexOf(from) + steps] ?? from;
}

/** 0, 1, … up to and with `last`; nothing if it is below 0. */
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);
