import type { Language } from '../languages';
import { hasHiragana, isUnspaced, wordsOf } from '../search/fold';
import { isUnspacedLanguage } from './phrases';

/** Korean particles and endings. */
const KOREAN_ENDING =
  /(?:에서|으로|까지|부터|에게|한테|이랑|들도|들은|들이|들을|인데|이나|[은는이가을를의에도로과와만요면고])$/u;

/** The words of a spaced text; in Chinese and Japanese by the runtime's dictionary. */
export function segmentsOf(text: string, language: Language): string[] {
  const parts = text.trim().split(' ').filter(Boolean);
  if (language === 'ko') return parts.map(withoutEnding);
  if (!isUnspacedLanguage(language)) return parts;
  // Older browsers lack it.
  return typeof Intl.Segmenter === 'undefined' ? wordsOf(text) : parts.flatMap((part) => byDictionary(part, language));
}

function withoutEnding(word: string): string {
  const stem = word.replace(KOREAN_ENDING, '');
  return stem.length > 1 ? stem : word;
}

/** Adjacent single characters are a word that the dictionary does not know. */
function byDictionary(text: string, language: Language): string[] {
  const words: string[] = [];
  let signs = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (segment.length === 1 && isUnspaced(segment) && !hasHiragana(segment)) {
      signs += segment;
      continue;
    }
    words.push(signs, segment);
    signs = '';
  }
  return [...words, signs].filter(Boolean);
}
