import type { Language } from '../languages';
import { hasHiragana, isUnspaced, wordsOf } from '../search/fold';
import { isUnspacedLanguage } from './phrases';

/** Korean particles and endings, as they are written onto words. */
const KOREAN_ENDING =
  /(?:에서|으로|까지|부터|에게|한테|이랑|들도|들은|들이|들을|인데|이나|[은는이가을를의에도로과와만요면고])$/u;

/** The words of a spaced text; of Chinese and Japanese by a dictionary, where there is one. */
export function segmentsOf(text: string, language: Language): string[] {
  const parts = text.trim().split(' ').filter(Boolean);
  if (language === 'ko') return parts.map(withoutEnding);
  if (!isUnspacedLanguage(language)) return parts;
  // Older browsers have none.
  return typeof Intl.Segmenter === 'undefined' ? wordsOf(text) : parts.flatMap((part) => byDictionary(part, language));
}

function withoutEnding(word: string): string {
  const stem = word.replace(KOREAN_ENDING, '');
  return stem.length > 1 ? stem : word;
}

/** Signs that the dictionary leaves alone, side by side, are a word that it does not know. */
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
