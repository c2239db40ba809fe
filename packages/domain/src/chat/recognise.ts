import { isTelling } from './features';
import type { IntentModel, Kind, Outcome } from './intent';
import { kindsOf } from './kinds';
import { unpacked } from './packing';
import { isSlip } from './slips';

/** A possible intent of a question. */
export interface ScoredIntent {
  outcome: Outcome;
  /** The similarity of the question and the intent's questions: 0 to about 1. */
  score: number;
}

/** The result of classifying a question. */
export interface Recognition {
  /** The most similar first. */
  intents: readonly ScoredIntent[];
  /** The probability of each kind. */
  kinds: Readonly<Record<Kind, number>>;
}

/** Classifies a question by its features. */
export type Recogniser = (features: ReadonlySet<string>) => Recognition;

/** Weights of the similarity to an intent's nearest question, to its second-nearest question, and to its centroid. */
const NEAREST_WEIGHT = 0.49;
const SECOND_WEIGHT = 0.21;
const CENTROID_WEIGHT = 0.3;
/** Favours policies, because a missed policy is worse than an unnecessary one. */
const POLICY_FACTOR = 1.2;
/**
 * A concept in this share of an intent's questions is a core concept. Without one, the intent's score is reduced: "maths
 * AA HL" does not ask for a price, although many questions for a price name a subject.
 */
const CORE_SHARE = 0.9;
const WITHOUT_CORE_FACTOR = 0.5;

/**
 * Compares a question with the questions of each intent by cosine similarity: with the two nearest ones and with the
 * centroid of all. Features are weighted by their rarity among intents. Unknown features count as the rarest.
 */
export function recogniserOf(model: IntentModel): Recogniser {
  const { outcomes, asked } = model;
  const intentOf = asked.flatMap((count, intent) => Array.from({ length: count }, () => intent));
  const lines = new Map(model.features.split('\n').filter(Boolean).map(lineOf));
  const telling = new Map([...lines].map(([feature, line]) => [feature, line.map((one) => intentOf[one] ?? 0)]));
  const kinds = kindsOf(model, telling);
  const rarity = new Map<string, number>();
  const questions = new Float64Array(intentOf.length);
  const centroidNorms = new Float64Array(outcomes.length);
  const core = outcomes.map((): string[] => []);
  for (const [feature, line] of lines) {
    const shares = sharesOf(telling.get(feature) ?? [], asked);
    const weight = rarityAmong(outcomes.length, shares.size);
    rarity.set(feature, weight);
    for (const one of line) add(questions, one, weight ** 2);
    for (const [intent, share] of shares) {
      add(centroidNorms, intent, (share * weight) ** 2);
      if (feature.startsWith('c:') && share >= CORE_SHARE) core[intent]?.push(feature);
    }
  }

  return (features) => {
    const known = [...features].map((feature) => corrected(feature, lines));
    const dots = new Float64Array(intentOf.length);
    const centroidDots = new Float64Array(outcomes.length);
    let square = 0;
    for (const feature of known.filter(isTelling)) {
      const weight = (rarity.get(feature) ?? rarityAmong(outcomes.length, 1)) ** 2;
      square += weight;
      for (const one of lines.get(feature) ?? []) add(dots, one, weight);
      for (const [intent, share] of sharesOf(telling.get(feature) ?? [], asked)) {
        add(centroidDots, intent, share * weight);
      }
    }
    const cosine = (sum: number, other: number) => (sum > 0 ? sum / Math.sqrt(square * other) : 0);
    const best = outcomes.map(() => [0, 0] as [first: number, second: number]);
    dots.forEach((sum, one) => {
      const two = best[intentOf[one] ?? 0];
      const score = cosine(sum, questions[one] ?? 0);
      if (!two || score <= two[1]) return;
      [two[0], two[1]] = [Math.max(score, two[0]), Math.min(score, two[0])];
    });
    const intents = outcomes
      .map((outcome, intent): ScoredIntent => {
        const [first, second] = best[intent] ?? [0, 0];
        const centroid = cosine(centroidDots[intent] ?? 0, centroidNorms[intent] ?? 0);
        const similarity = NEAREST_WEIGHT * first + SECOND_WEIGHT * second + CENTROID_WEIGHT * centroid;
        const isComplete = core[intent]?.every((feature) => features.has(feature)) ?? true;
        const counts =
          'answers' in outcome && !isComplete ? WITHOUT_CORE_FACTOR : 'policy' in outcome ? POLICY_FACTOR : 1;
        return { outcome, score: similarity * counts };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return { intents, kinds: kinds(new Set(known)) };
  };
}

function rarityAmong(all: number, having: number): number {
  return Math.log(1 + all / having);
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/**
 * For each intent, the share of its questions that is listed.
 * @param intents The intent of each listed question.
 * @param asked The number of questions of each intent.
 */
function sharesOf(intents: readonly number[], asked: readonly number[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const intent of intents) shares.set(intent, (shares.get(intent) ?? 0) + 1 / (asked[intent] ?? 1));
  return shares;
}

function lineOf(line: string): [feature: string, questions: number[]] {
  const [feature = '', questions = ''] = line.split(' ');
  return [feature, unpacked(questions)];
}

/** Corrects a typo in the feature of a content word. */
function corrected(feature: string, lines: ReadonlyMap<string, unknown>): string {
  if (lines.has(feature) || !feature.startsWith('w:')) return feature;
  for (const known of lines.keys())
    if (known.startsWith('w:') && isSlip(feature.slice(2), known.slice(2))) return known;
  return feature;
}
