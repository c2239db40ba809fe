import type { Language } from '@tutoring/domain/languages';
import { en, type Words } from './en';

/** By language; what a language does not say yet is English. */
const WORDS: Partial<Record<Language, Partial<Words>>> = { en };

/** The Worker's words in a language, and the language they are in: English where there are none yet. */
export function wordsOf(wanted: Language | undefined): { language: Language; words: Words } {
  const translated = wanted && WORDS[wanted];
  return translated ? { language: wanted, words: { ...en, ...translated } } : { language: 'en', words: en };
}
