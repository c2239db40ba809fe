import { bestHl, decide, hlPoints, MAX_POINTS, pointsOf } from './award';
import { readDiploma, type DiplomaGrades, type DiplomaInput, type UnreadyDiploma } from './diploma-input';
import { cheapest, leastSteps, reached, WAYS_LISTED, type WaysToTarget } from './rises';
import type { InputProblem } from '../input-problem';
import { sum } from '../lib/sum';

/** What a university asks for. Conditions that are left out are not asked for. */
export interface Offer {
  /** The total. */
  total?: number | undefined;
  /** Whether the points of TOK and the Extended Essay count in the total. @default true */
  withCore?: boolean | undefined;
  /** The sum of the three best HL grades. */
  hlTotal?: number | undefined;
  /** The grades at HL, in any order, such as 7, 6, 6. At most as many as there are HL subjects. */
  hlGrades?: readonly number[] | undefined;
  /** The least grade of each subject, in the order of the subjects; `undefined` for those that are not named. */
  subjects?: readonly (number | undefined)[] | undefined;
  /** Whether the diploma must be awarded. @default true */
  award?: boolean | undefined;
}

/** A condition of an offer, and whether the grades meet it. */
export type OfferLine = { met: boolean } & (
  | { condition: 'total' | 'hl-total'; value: number; limit: number; shortBy: number }
  /** Both lists have the best grade first. `value` has the best HL grades, as many as are asked for. */
  | { condition: 'hl-grades'; value: readonly number[]; limit: readonly number[]; shortBy: number }
  | { condition: 'subject'; place: number; value: number; limit: number; shortBy: number }
  | { condition: 'award' }
);

/** Predicted grades against an offer. */
export interface OfferAnswer {
  status: 'ready';
  met: boolean;
  /** Only what the offer asks for, in the order of {@link Offer}. */
  lines: readonly OfferLine[];
  /** The fewest rises that meet all conditions. */
  ways: WaysToTarget;
}

/**
 * `not-a-total` and `not-a-grade`: not a whole number in the range; `too-many-grades`: more HL grades than HL subjects.
 * `nothing-asked`: no condition at all.
 */
export type OfferProblemCode = 'not-a-total' | 'not-a-grade' | 'too-many-grades' | 'nothing-asked';

/** The number of HL grades in {@link Offer.hlTotal}. */
const HL_COUNTED = 3;
const TOP_GRADE = 7;
const MAX_SUBJECT_POINTS = 42;

/** Compares grades, such as predicted ones, with an offer, and finds the fewest rises that meet it. */
export function compareWithOffer(
  input: DiplomaInput,
  offer: Offer,
  listed = WAYS_LISTED,
): UnreadyDiploma | { status: 'invalid-offer'; problems: readonly InputProblem<OfferProblemCode>[] } | OfferAnswer {
  const read = readDiploma(input);
  if (read.status !== 'complete') return read;
  const start = read.grades;
  const problems = problemsOf(offer, start);
  if (problems.length > 0) return { status: 'invalid-offer', problems };
  const lines = linesOf(start, offer);
  const met = lines.every((line) => line.met);
  return { status: 'ready', met, lines, ways: waysTo(start, offer, listed) };
}

function problemsOf(offer: Offer, { subjects }: DiplomaGrades): InputProblem<OfferProblemCode>[] {
  const { total, withCore = true, hlTotal, hlGrades = [], subjects: named = [], award = true } = offer;
  const problems: InputProblem<OfferProblemCode>[] = [];
  const check = (field: string, value: number | undefined, max: number, code: 'not-a-total' | 'not-a-grade') => {
    if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= max)) return;
    problems.push({ field, code, min: 1, max });
  };
  check('total', total, withCore ? MAX_POINTS : MAX_SUBJECT_POINTS, 'not-a-total');
  check('hlTotal', hlTotal, HL_COUNTED * TOP_GRADE, 'not-a-total');
  for (const [place, grade] of hlGrades.entries()) check(`hlGrades.${place}`, grade, TOP_GRADE, 'not-a-grade');
  for (const [place, grade] of named.entries()) check(`subjects.${place}`, grade, TOP_GRADE, 'not-a-grade');
  const hl = subjects.filter(({ level }) => level === 'HL').length;
  if (hlGrades.length > hl) problems.push({ field: 'hlGrades', code: 'too-many-grades', max: hl });
  const isNothing =
    total === undefined && hlTotal === undefined && hlGrades.length === 0 && named.every((one) => one === undefined);
  if (isNothing && !award) problems.push({ field: 'offer', code: 'nothing-asked' });
  return problems;
}

function linesOf(grades: DiplomaGrades, offer: Offer): OfferLine[] {
  const { total, withCore = true, hlTotal, hlGrades = [], subjects: named = [], award = true } = offer;
  const decision = decide(grades);
  const best = hlPoints(grades.subjects);
  const lines: OfferLine[] = [];
  const atLeast = (value: number, limit: number) => {
    const shortBy = Math.max(0, limit - value);
    return { met: shortBy === 0, value, limit, shortBy };
  };
  if (total !== undefined) {
    lines.push({ condition: 'total', ...atLeast(withCore ? decision.points : decision.subjectPoints, total) });
  }
  if (hlTotal !== undefined) {
    lines.push({ condition: 'hl-total', ...atLeast(bestHl(grades), hlTotal) });
  }
  if (hlGrades.length > 0) {
    // The best grade for the highest asked: no other pairing lacks less.
    const limit = [...hlGrades].sort(down);
    const shortBy = sum(limit.map((asked, place) => Math.max(0, asked - (best[place] ?? 0))));
    lines.push({ condition: 'hl-grades', met: shortBy === 0, value: best.slice(0, limit.length), limit, shortBy });
  }
  for (const [place, asked] of named.entries()) {
    const subject = grades.subjects[place];
    if (asked === undefined || !subject) continue;
    lines.push({ condition: 'subject', place, ...atLeast(pointsOf(subject.grade), asked) });
  }
  if (award) lines.push({ condition: 'award', met: decision.status === 'awarded' });
  return lines;
}

/** The fewest rises that meet the offer. */
function waysTo(start: DiplomaGrades, offer: Offer, listed: number): WaysToTarget {
  const { total = 0, withCore = true, hlTotal = 0, award = true } = offer;
  // No rise meets the requirements of CAS: `needsCas` says that they are open.
  const accepts = (after: DiplomaGrades) => linesOf({ ...after, cas: true }, offer).every(({ met }) => met);
  const goal = {
    ...(withCore ? { points: total } : { subjectPoints: total }),
    hlPoints: hlTotal,
    accepts,
    floors: floorsOf(start, offer),
  };
  return {
    ...(accepts(start) ? reached(start) : cheapest(start, goal, listed)),
    needsCas: award && !start.cas,
  };
}

/** The minimum steps of each subject, for each way in which the HL subjects can share the grades that are asked for. */
function floorsOf(start: DiplomaGrades, { hlGrades = [], subjects: named = [], award = true }: Offer): number[][] {
  const ofAward = award ? leastSteps(start) : [];
  const hl = start.subjects.flatMap(({ level }, place) => (level === 'HL' ? [place] : []));
  const asked = [...hlGrades, ...hl.slice(hlGrades.length).map(() => 0)];
  const shares = new Map(orders(asked).map((order) => [order.join(), order]));
  return [...shares.values()].map((share) => {
    const steps = start.subjects.map(({ grade }, place) => {
      const least = Math.max(named[place] ?? 0, share[hl.indexOf(place)] ?? 0);
      return Math.max(ofAward[place] ?? 0, least - pointsOf(grade), 0);
    });
    return [...steps, ...(award ? ofAward.slice(steps.length) : [0, 0])];
  });
}

/** Every order of a list. */
function orders(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, place) =>
    orders(list.filter((_, other) => other !== place)).map((rest) => [first, ...rest]),
  );
}

const down = (one: number, other: number) => other - one;
