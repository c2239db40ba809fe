import type { Language } from '../languages';
import { featuresOf, isTelling } from './features';
import { kindOf, KINDS, type IntentModel, type Outcome } from './intent';
import { packed } from './packing';
import { isUnspacedLanguage } from './phrases';
import { loadVocabularies } from './vocabulary';

/** An intent with its questions. */
export interface Intent {
  outcome: Outcome;
  questions: readonly string[];
}

/**
 * Learns the intents of a language from questions: which questions have which content feature, and how many of each kind have
 * which stop word.
 */
export async function learnIntents(intents: readonly Intent[], language: Language): Promise<IntentModel> {
  const known = await loadVocabularies(language);
  const asked = intents.filter(({ questions }) => questions.length > 0);
  const telling = new Map<string, number[]>();
  const small = new Map<string, number[]>();
  let number = 0;
  for (const { outcome, questions } of asked) {
    const kind = KINDS.indexOf(kindOf(outcome));
    for (const question of questions) {
      for (const feature of featuresOf(question, known)) {
        if (isTelling(feature)) telling.set(feature, [...(telling.get(feature) ?? []), number]);
        else addTo(small, feature, kind);
      }
      number += 1;
    }
  }
  // Pairs of characters that occur in only one question say little, and would be a third of the file.
  if (isUnspacedLanguage(language)) {
    for (const [feature, numbers] of telling) if (numbers.length === 1) telling.delete(feature);
  }
  return {
    outcomes: asked.map(({ outcome }) => outcome),
    asked: asked.map(({ questions }) => questions.length),
    features: linesOf(telling, packed),
    small: linesOf(small, (counts) => counts.join(' ')),
  };
}

/** Counts a stop word in a question of a kind. */
function addTo(small: Map<string, number[]>, word: string, kind: number): void {
  const counts = small.get(word) ?? KINDS.map(() => 0);
  counts[kind] = (counts[kind] ?? 0) + 1;
  small.set(word, counts);
}

function linesOf<Value>(values: ReadonlyMap<string, Value>, write: (value: Value) => string): string {
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([name, value]) => `${name} ${write(value)}`).join('\n');
}
