import { meets, PASS, standingOf, type AwardLimits } from './award-standing';
import type { ApScore } from './cuts';
import type { DiplomaArea } from './diploma-areas';
import type { ApExamScore } from './exam-scores';

/** A further exam that an award needs. */
export interface AddedExam {
  /** Any exam; AP Seminar; AP Research; any but those two; or an exam for an area of the International Diploma. */
  kind: 'any' | 'seminar' | 'research' | 'other' | DiplomaArea;
  /** The lowest score that is enough. */
  score: ApScore;
}

/** A way to an award. */
export interface AwardStep {
  /** The exams that need a higher score, with that score. */
  raise: readonly ApExamScore[];
  /** All exams of which a single one is enough instead of `raise`, at the same cost. Empty if there are not two. */
  anyOf: readonly ApExamScore[];
  /** Further exams, the highest score first. */
  add: readonly AddedExam[];
}

/**
 * The cheapest ways to an award that is not met. First that with the exams of the list alone: the fewest score points in
 * all. Then that with further exams, while the scores of the list stay as they are: as few as possible, and with the lowest
 * sum of scores. Only a failed AP Seminar or AP Research has to rise there too.
 */
export function stepsTo(limits: AwardLimits, scores: readonly ApExamScore[]): AwardStep[] {
  return [raised(limits, scores), extended(limits, scores)].filter((step) => step !== undefined);
}

function raised(limits: AwardLimits, scores: readonly ApExamScore[]): AwardStep | undefined {
  const passed = fewestPasses(limits, scores);
  const next = passed && withMean(limits.mean ?? 0, passed, scores);
  if (!next) return undefined;
  const points = sumOf(next) - sumOf(scores);
  const anyOf = scores
    .map(({ exam, score }) => ({ exam, score: score + points }))
    .filter((one): one is ApExamScore => one.score <= 5)
    .filter((one) => meets(replaced(scores, one), limits));
  return {
    raise: next.filter(({ score }, place) => score !== scores[place]?.score),
    anyOf: anyOf.length > 1 ? anyOf : [],
    add: [],
  };
}

/**
 * Gives exams a 3, as cheaply as the award allows, whatever the mean. It lifts all of them and takes back what is not
 * needed, the most expensive first. That is optimal, because the sets of exams that an award needs are a matroid's bases.
 */
function fewestPasses({ mean: _, ...limits }: AwardLimits, scores: readonly ApExamScore[]) {
  let next = scores.map(({ exam, score }): ApExamScore => ({ exam, score: score < PASS ? PASS : score }));
  if (!meets(next, limits)) return undefined;
  for (const before of [...scores].filter(({ score }) => score < PASS).sort((a, b) => a.score - b.score)) {
    const without = replaced(next, before);
    if (meets(without, limits)) next = without;
  }
  return next;
}

/** Adds the points that the mean lacks, to as few exams as possible. `undefined` if all 5s are not enough. */
function withMean(mean: number, passed: readonly ApExamScore[], scores: readonly ApExamScore[]) {
  let lacking = Math.ceil(mean * passed.length - sumOf(passed));
  const isRaised = ({ exam, score }: ApExamScore) => scores.some((one) => one.exam === exam && one.score !== score);
  const byRoom = [...passed].sort((a, b) => Number(isRaised(b)) - Number(isRaised(a)) || a.score - b.score);
  let next = passed;
  for (const { exam, score } of byRoom) {
    const more = Math.min(Math.max(lacking, 0), 5 - score);
    lacking -= more;
    next = replaced(next, { exam, score: (score + more) as ApScore });
  }
  return lacking > 0 ? undefined : next;
}

function extended(limits: AwardLimits, scores: readonly ApExamScore[]): AwardStep | undefined {
  const standing = standingOf(scores);
  const short = (condition: keyof AwardLimits) => Math.max(0, (limits[condition] ?? 0) - standing[condition]);
  const passes = (kind: AddedExam['kind'], count: number) =>
    Array.from({ length: count }, (): AddedExam => ({ kind, score: PASS }));
  const isTaken = (id: string) => scores.some(({ exam }) => exam === id);
  const capstone = (['seminar', 'research'] as const).filter((one) => short(one) > 0);
  const areas = (['languages', 'global', 'science', 'additional'] as const).flatMap((one) => passes(one, short(one)));
  const add = [
    ...capstone.filter((one) => !isTaken(`ap-${one}`)).flatMap((one) => passes(one, 1)),
    ...passes('other', short('other-passes')),
    ...areas,
  ];
  if (limits.mean !== undefined) return { raise: [], anyOf: [], add: forMean(limits.mean, short('passes'), scores) };
  if (areas.length === 0) add.push(...passes('any', short('passes')));
  const raise = capstone
    .filter((one) => isTaken(`ap-${one}`))
    .map((one): ApExamScore => ({ exam: `ap-${one}`, score: PASS }));
  return add.length > 0 ? { raise, anyOf: [], add } : undefined;
}

/** The fewest further exams that lift the mean, at least `passes` of them. Each counts, so each has a 3 or better. */
function forMean(mean: number, passes: number, scores: readonly ApExamScore[]): AddedExam[] {
  let count = Math.max(1, passes);
  const needed = () => Math.max(PASS * count, Math.ceil(mean * (scores.length + count) - sumOf(scores)));
  while (needed() > 5 * count) count += 1;
  const each = Math.floor(needed() / count);
  const oneMore = needed() - each * count;
  return Array.from({ length: count }, (_, place) => ({
    kind: 'any',
    score: (each + Number(place < oneMore)) as ApScore,
  }));
}

function replaced(scores: readonly ApExamScore[], by: ApExamScore): ApExamScore[] {
  return scores.map((one) => (one.exam === by.exam ? by : one));
}

function sumOf(scores: readonly ApExamScore[]): number {
  return scores.reduce((sum, { score }) => sum + score, 0);
}
