import { LANGUAGES, type Language } from '../languages';
import { conceptFeaturesOf, featuresOf } from './features';
import type { IntentModel, Outcome } from './intent';
import { packed } from './packing';
import { isUnspacedLanguage } from './phrases';
import type { Places } from './places';
import { loadVocabularies } from './vocabulary';

/** An intent with its questions in each language. */
export interface Intent {
  outcome: Outcome;
  asked: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The shares of concepts are rounded to this part. */
export const SHARES = 10;

/**
 * Learns the intents of a language: which of its questions have which feature, and which concepts the questions of all languages
 * have. So a language needs few questions of its own.
 */
export async function learnIntents(
  intents: readonly Intent[],
  language: Language,
  places: Places,
): Promise<IntentModel> {
  const known = await loadVocabularies(language);
  const features = new Map<string, number[]>();
  let number = 0;
  for (const { asked } of intents) {
    for (const question of asked[language] ?? []) {
      for (const feature of featuresOf(question, { known, places })) append(features, feature, number);
      number += 1;
    }
  }
  // Pairs of characters that occur in only one question say little, and would be a third of the file.
  if (isUnspacedLanguage(language)) {
    for (const [feature, numbers] of features) if (numbers.length === 1) features.delete(feature);
  }
  const concepts = new Map<string, string[]>();
  for (const [at, intent] of intents.entries()) {
    for (const [concept, share] of await conceptShares(intent)) append(concepts, concept, `${at}:${share}`);
  }
  return {
    outcomes: intents.map(({ outcome }) => outcome),
    asked: intents.map(({ asked }) => asked[language]?.length ?? 0),
    features: linesOf(features, packed),
    concepts: linesOf(concepts, (pairs) => pairs.join(' ')),
  };
}

const shares = new WeakMap<Intent['asked'], Promise<Map<string, number>>>();

/** The share of an intent's questions that have a concept, in tenths. Cached, because each language's model has them. */
function conceptShares({ asked }: Intent): Promise<Map<string, number>> {
  const known = shares.get(asked) ?? countShares(asked);
  shares.set(asked, known);
  return known;
}

async function countShares(asked: Intent['asked']): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let all = 0;
  for (const language of LANGUAGES) {
    const known = await loadVocabularies(language);
    for (const question of asked[language] ?? []) {
      all += 1;
      for (const concept of conceptFeaturesOf(question, known)) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    }
  }
  const rounded = [...counts].map(([concept, count]) => [concept, Math.round((SHARES * count) / all)] as const);
  return new Map(rounded.filter(([, share]) => share > 0));
}

function append<Value>(lists: Map<string, Value[]>, name: string, value: Value): void {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  list.push(value);
}

function linesOf<Value>(values: ReadonlyMap<string, Value>, write: (value: Value) => string): string {
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, value]) => `${name} ${write(value)}`).join('\n');
}
