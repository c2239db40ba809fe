import { isTelling } from './features';
import type { IntentModel, Kind, Outcome } from './intent';
import { kindsOf } from './kinds';
import { unpacked } from './packing';
import { isSlip } from './slips';

/** An intent that a question may have. */
export interface Recognised {
  outcome: Outcome;
  /** How alike the question and the intent's are: 0 to about 1. */
  score: number;
}

/** What a question seems to want. */
export interface Recognition {
  /** The likeliest first. */
  intents: readonly Recognised[];
  /** How likely it is of each kind. */
  kinds: Readonly<Record<Kind, number>>;
}

/** Recognises what a question wants, by its features. */
export type Recogniser = (features: ReadonlySet<string>) => Recognition;

/** What counts: the intent's question that is most alike, the second one, and the middle of all of them. */
const NEAREST = 0.49;
const SECOND = 0.21;
const MIDDLE = 0.3;
/** A policy that is missed is worse than one too many. */
const POLICY = 1.2;
/**
 * What (nearly) all questions of an intent speak of, and what is left of the intent where that is not said: "maths AA HL"
 * is no question for a price, though many of those name a subject.
 */
const CORE = 0.9;
const WITHOUT_CORE = 0.5;

/**
 * Compares a question with those of each intent, by the cosine of their features: with the nearest two (nearest neighbours)
 * and with the middle of all (nearest centroid). A feature counts by its rarity among intents, and one that none has as
 * the rarest.
 */
export function recogniserOf(model: IntentModel): Recogniser {
  const { outcomes, asked } = model;
  const intentOf = asked.flatMap((count, intent) => Array.from({ length: count }, () => intent));
  const lines = new Map(model.features.split('\n').filter(Boolean).map(lineOf));
  const telling = new Map([...lines].map(([feature, line]) => [feature, line.map((one) => intentOf[one] ?? 0)]));
  const kinds = kindsOf(model, telling);
  const rarity = new Map<string, number>();
  const questions = new Float64Array(intentOf.length);
  const middles = new Float64Array(outcomes.length);
  const core = outcomes.map((): string[] => []);
  for (const [feature, line] of lines) {
    const shares = sharesOf(telling.get(feature) ?? [], asked);
    const weight = rarityAmong(outcomes.length, shares.size);
    rarity.set(feature, weight);
    for (const one of line) add(questions, one, weight ** 2);
    for (const [intent, share] of shares) {
      add(middles, intent, (share * weight) ** 2);
      if (feature.startsWith('c:') && share >= CORE) core[intent]?.push(feature);
    }
  }

  return (features) => {
    const heard = [...features].map((feature) => corrected(feature, lines));
    const alike = new Float64Array(intentOf.length);
    const alikeMiddle = new Float64Array(outcomes.length);
    let square = 0;
    for (const feature of heard.filter(isTelling)) {
      const weight = (rarity.get(feature) ?? rarityAmong(outcomes.length, 1)) ** 2;
      square += weight;
      for (const one of lines.get(feature) ?? []) add(alike, one, weight);
      for (const [intent, share] of sharesOf(telling.get(feature) ?? [], asked)) {
        add(alikeMiddle, intent, share * weight);
      }
    }
    const cosine = (sum: number, other: number) => (sum > 0 ? sum / Math.sqrt(square * other) : 0);
    const best = outcomes.map(() => [0, 0] as [first: number, second: number]);
    alike.forEach((sum, one) => {
      const two = best[intentOf[one] ?? 0];
      const score = cosine(sum, questions[one] ?? 0);
      if (!two || score <= two[1]) return;
      [two[0], two[1]] = [Math.max(score, two[0]), Math.min(score, two[0])];
    });
    const intents = outcomes
      .map((outcome, intent): Recognised => {
        const [first, second] = best[intent] ?? [0, 0];
        const middle = cosine(alikeMiddle[intent] ?? 0, middles[intent] ?? 0);
        const alikeness = NEAREST * first + SECOND * second + MIDDLE * middle;
        const isComplete = core[intent]?.every((feature) => features.has(feature)) ?? true;
        const counts = 'answers' in outcome && !isComplete ? WITHOUT_CORE : 'policy' in outcome ? POLICY : 1;
        return { outcome, score: alikeness * counts };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return { intents, kinds: kinds(new Set(heard)) };
  };
}

function rarityAmong(all: number, having: number): number {
  return Math.log(1 + all / having);
}

function add(sums: Float64Array, at: number, value: number): void {
  sums[at] = (sums[at] ?? 0) + value;
}

/** Which share of its questions each intent has among some. */
function sharesOf(intents: readonly number[], asked: readonly number[]): Map<number, number> {
  const shares = new Map<number, number>();
  for (const intent of intents) shares.set(intent, (shares.get(intent) ?? 0) + 1 / (asked[intent] ?? 1));
  return shares;
}

function lineOf(line: string): [feature: string, questions: number[]] {
  const [feature = '', questions = ''] = line.split(' ');
  return [feature, unpacked(questions)];
}

/** The feature of the word that somebody mistyped, or the feature itself. */
function corrected(feature: string, lines: ReadonlyMap<string, unknown>): string {
  if (lines.has(feature) || !feature.startsWith('w:')) return feature;
  for (const known of lines.keys())
    if (known.startsWith('w:') && isSlip(feature.slice(2), known.slice(2))) return known;
  return feature;
}
