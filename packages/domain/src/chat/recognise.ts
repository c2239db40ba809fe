import { sum } from '../lib/sum';
import { ENTITIES } from './entities';
import type { IntentModel, Outcome } from './intent';
import { SHARES } from './learn-intents';
import { unpacked } from './packing';
import { isUnspaced } from '../search/fold';
import { isSlip } from './slips';

/** A possible intent of a question. */
export interface ScoredIntent {
  outcome: Outcome;
  /** The similarity of the question and the intent's questions: 0 to about 1. */
  score: number;
  /** The features of the intent's questions. */
  has: (feature: string) => boolean;
}

/** The result of comparing a question with the intents. */
export interface Recognition {
  /** The most similar first. */
  intents: readonly ScoredIntent[];
  /** The features of the question, without typos, and their weights: rare ones weigh more. */
  weights: ReadonlyMap<string, number>;
}

/** Compares a question, by its features, with the intents. */
export type Recogniser = (features: ReadonlySet<string>) => Recognition;

/** Weights of the similarity to an intent's nearest question, to its second-nearest one, and to all together. */
const NEAREST_WEIGHT = 0.45;
const SECOND_WEIGHT = 0.15;
const TOGETHER_WEIGHT = 0.4;
/** A question that is the same as one of an intent's, or nearly, is that intent, whatever its others say. */
const SAME_WEIGHT = 0.85;
const SAME_POWER = 4;
/**
 * A concept in this share of an intent's questions is a core concept. Without one, the intent's score is reduced: "maths
 * AA HL" does not ask for a price, although many questions for a price name a subject.
 */
const CORE_SHARE = 0.8;
const WITHOUT_CORE_FACTOR = 0.6;
/** Factor for each thing that a question asks and an intent's questions do not. */
const MISSING_ACT_FACTOR = 0.85;

/** Factor for concepts that name what a question is about: they say less than what it asks. */
const ENTITY_FACTOR = 0.7;

/** Factor for an unknown pair of characters of a script without spaces: most such pairs are no word. */
const UNKNOWN_PAIR_FACTOR = 0.3;

/**
 * Compares a question with the questions of each intent by cosine similarity: with the two nearest ones and with all together.
 * Features are weighted by their rarity among intents. Unknown features count as the rarest.
 */
export function recogniserOf({ outcomes, asked, features, concepts }: IntentModel): Recogniser {
  const intentOf = asked.flatMap((count, intent) => Array.from({ length: count }, () => intent));
  const questionsOf = new Map(features.split('\n').filter(Boolean).map(questionsIn));
  const sharesOf = new Map(concepts.split('\n').filter(Boolean).map(sharesIn));
  for (const [feature, questions] of questionsOf)
    if (!sharesOf.has(feature)) sharesOf.set(feature, countedShares(questions, intentOf, asked));
  const rarity = (feature: string) =>
    rarityAmong(outcomes.length, sharesOf.get(feature)?.size ?? 0) *
    (ENTITIES.has(feature) ? ENTITY_FACTOR : 1) *
    (isUnspaced(feature.slice(2)) && !sharesOf.has(feature) ? UNKNOWN_PAIR_FACTOR : 1);
  const norms = new Float64Array(intentOf.length);
  const normsTogether = new Float64Array(outcomes.length);
  const core = outcomes.map((): string[] => []);
  for (const [feature, questions] of questionsOf) for (const one of questions) add(norms, one, rarity(feature) ** 2);
  for (const [feature, shares] of sharesOf) {
    for (const [intent, share] of shares) {
      add(normsTogether, intent, (share * rarity(feature)) ** 2);
      if (isConcept(feature) && share >= CORE_SHARE) core[intent]?.push(feature);
    }
  }

  return (written) => {
    const known = new Set([...written].map((feature) => corrected(feature, sharesOf)));
    const weights = new Map([...known].map((feature) => [feature, rarity(feature) ** 2]));
    const acts = [...known].filter((feature) => isConcept(feature) && !ENTITIES.has(feature));
    const dots = new Float64Array(intentOf.length);
    const dotsTogether = new Float64Array(outcomes.length);
    for (const [feature, weight] of weights) {
      for (const one of questionsOf.get(feature) ?? []) add(dots, one, weight);
      for (const [intent, share] of sharesOf.get(feature) ?? []) add(dotsTogether, intent, share * weight);
    }
    const square = sum([...weights.values()]);
    const cosine = (dot: number, norm: number) => (dot > 0 ? dot / Math.sqrt(square * norm) : 0);
    const cosines = Array.from(dots, (dot, one) => cosine(dot, norms[one] ?? 0));
    const nearest = nearestTwo(cosines, intentOf, outcomes.length);
    const intents = outcomes.map((outcome, intent): ScoredIntent => {
      const [first, second] = nearest[intent] ?? [0, 0];
      const together = cosine(dotsTogether[intent] ?? 0, normsTogether[intent] ?? 0);
      const has = (feature: string) => sharesOf.get(feature)?.has(intent) ?? false;
      const isComplete = core[intent]?.every((feature) => known.has(feature)) ?? true;
      const missing = acts.filter((feature) => !has(feature)).length;
      const fit = (isComplete ? 1 : WITHOUT_CORE_FACTOR) * MISSING_ACT_FACTOR ** missing;
      const similarity = fit * (NEAREST_WEIGHT * first + SECOND_WEIGHT * second + TOGETHER_WEIGHT * together);
      // The similarity to the other questions decides between two intents with the same question.
      const same = first ** SAME_POWER * (SAME_WEIGHT + (1 - SAME_WEIGHT) * similarity);
      return { outcome, score: Math.max(similarity, same), has };
    });
    return { intents: intents.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score), weights };
  };
}

/** For each intent, the cosines of its two nearest questions. */
function nearestTwo(cosines: readonly number[], intentOf: readonly number[], intents: number): [number, number][] {
  const nearest = Array.from({ length: intents }, (): [number, number] => [0, 0]);
  cosines.forEach((score, one) => {
    const two = nearest[intentOf[one] ?? 0];
    if (!two || score <= two[1]) return;
    [two[0], two[1]] = [Math.max(score, two[0]), Math.min(score, two[0])];
  });
  return nearest;
}

const isConcept = (feature: string) => feature.startsWith('c:');

function rarityAmong(all: number, having: number): number {
  return Math.log(1 + all / Math.max(having, 1));
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

function questionsIn(line: string): [feature: string, questions: number[]] {
  const [feature = '', questions = ''] = line.split(' ');
  return [feature, unpacked(questions)];
}

function sharesIn(line: string): [feature: string, shares: Map<number, number>] {
  const [feature = '', ...pairs] = line.split(' ');
  const shares = pairs.map((pair) => pair.split(':').map(Number) as [number, number]);
  return [feature, new Map(shares.map(([intent, share]) => [intent, share / SHARES]))];
}

/** For each intent, the share of its questions that have a feature. */
function countedShares(questions: readonly number[], intentOf: readonly number[], asked: readonly number[]) {
  const shares = new Map<number, number>();
  for (const question of questions) {
    const intent = intentOf[question] ?? 0;
    shares.set(intent, (shares.get(intent) ?? 0) + 1 / (asked[intent] ?? 1));
  }
  return shares;
}

/** Corrects a typo in the feature of a content word. */
function corrected(feature: string, known: ReadonlyMap<string, unknown>): string {
  if (known.has(feature) || !feature.startsWith('w:')) return feature;
  for (const one of known.keys()) if (one.startsWith('w:') && isSlip(feature.slice(2), one.slice(2))) return one;
  return feature;
}
