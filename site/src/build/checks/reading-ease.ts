import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { sentencesOf } from './sentences';

/**
 * How easily an English text is read, by Flesch's formula of 1948: 60 to 70 is plain English, below 30 is for
 * specialists. A hint, no judgement: it counts syllables and words, and knows nothing of sense.
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
