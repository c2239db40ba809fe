import type { Language } from '../languages';
import { wordsOf } from '../search/fold';
import { smallWordsOf } from '../search/small-words';
import { conceptsSaid } from './query-terms';
import { isUnspacedLanguage, spaced } from './phrases';
import { stemOf } from './stem';
import type { Vocabularies } from './vocabulary';

/**
 * The features of a question: content words (`w:`), stop words (`s:`), which show the kind of question, and concepts (`c:`).
 */
export function featuresOf(question: string, known: Vocabularies): Set<string> {
  const [[language]] = known;
  const text = spaced(question);
  const concepts = [...conceptsSaid(text, known)].map((concept) => `c:${concept}`);
  return new Set([...concepts, ...wordsIn(text, language)]);
}

/** Whether a feature says what a question is about. */
export function isTelling(feature: string): boolean {
  return !feature.startsWith('s:');
}

function wordsIn(text: string, language: Language): string[] {
  if (isUnspacedLanguage(language)) return wordsOf(text).map((word) => `w:${word}`);
  const small = smallWordsOf(language);
  const words = text.trim().split(' ').filter(Boolean);
  return words.map((word) => (small.has(word) ? `s:${word}` : `w:${stemOf(word)}`));
}
