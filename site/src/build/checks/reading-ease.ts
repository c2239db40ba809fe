import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { sentencesOf } from './sentences';

/**
 * The Flesch reading ease of an English text: 60 to 70 is plain English, below 30 is for specialists. It is only a hint,
 * because it counts syllables and words.
 */
export function readingEase(text: string): number {
  const words = text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  return Math.round(
    flesch({
      sentence: Math.max(1, sentencesOf(text, 'en').length),
      word: Math.max(1, words.length),
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    }),
  );
}
