import type { Language } from '../languages';
import { wordsOf } from '../search/fold';
import { smallWordsOf } from '../search/small-words';
import { conceptsSaid } from './query-terms';
import { isUnspacedLanguage, spaced, without } from './phrases';
import { stemOf } from './stem';
import { placesIn, type Places } from './places';
import type { Vocabularies } from './vocabulary';

/** What the chat knows to understand a question. */
export interface Knowledge {
  known: Vocabularies;
  places: Places;
}

/** The features of a question: its concepts (`c:`), whether it names a place, and the content words (`w:`). */
export function featuresOf(question: string, { known, places }: Knowledge): Set<string> {
  const [[language, { small }]] = known;
  const text = spaced(question);
  const { named, rest } = placesIn(text, places, language);
  const telling = [
    ...conceptFeaturesOf(question, known),
    ...(named.length > 0 ? ['c:place'] : []),
    ...wordFeaturesOf(without(rest, small, language), language),
  ];
  // "Who will read my question?" consists of words that mostly say little.
  return new Set(telling.length > 0 ? telling : wordFeaturesOf(rest, language));
}

/** The concepts of a question: the same in all languages. */
export function conceptFeaturesOf(question: string, known: Vocabularies): string[] {
  return [...conceptsSaid(spaced(question), known)].map((concept) => `c:${concept}`);
}

function wordFeaturesOf(text: string, language: Language): string[] {
  if (isUnspacedLanguage(language)) return wordsOf(text).map((word) => `w:${word}`);
  const stop = smallWordsOf(language);
  const words = text.trim().split(' ');
  return words.filter((word) => word !== '' && !stop.has(word)).map((word) => `w:${stemOf(word)}`);
}
