import type { Language } from '@tutoring/domain/languages';
import { fold, STOP_WORDS } from '@tutoring/domain/search';
import { isNegation, FUNCTION_CHARACTERS, FUNCTION_WORDS } from './qualifiers';

/** The parts of a text that are compared. */
export interface Tokens {
  /** Content words, in languages with spaces. */
  words: string[];
  /** Chinese and kanji or katakana characters, and each pair of adjacent ones. Hiragana is grammar. */
  signs: string[];
  pairs: string[];
  /** The number of numbers, which amounts.ts compares. */
  numbers: number;
}

/** A letter of a script with spaces between words. */
export const LETTER =
  '(?![\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Hangul}ー々])[\\p{L}\\p{M}]';
const RUN = new RegExp(`[\\p{Script=Han}\\p{Script=Katakana}ー々]+|\\p{Script=Hangul}+|(?:${LETTER}|\\p{N})+`, 'gu');
/** The number of a text's tokens. */
export const tokenCount = ({ words, pairs, numbers }: Tokens) => words.length + pairs.length + numbers;

/** Matches don't, isn't. */
const CONTRACTED = /\p{L}+n['’]t(?!\p{L})/gu;
const IS_SIGNS = /^[\p{Script=Han}\p{Script=Katakana}]/u;

/** The tokens of a text. */
export function tokensOf(text: string, language: Language): Tokens {
  const units: Tokens = { words: [], signs: [], pairs: [], numbers: 0 };
  for (const run of fold(text).replace(CONTRACTED, ' not').match(RUN) ?? []) {
    if (!IS_SIGNS.test(run)) {
      if (/^\p{N}+$/u.test(run)) units.numbers += 1;
      else if (!STOP_WORDS.has(run) && !FUNCTION_WORDS.has(run) && !isNegation(run, language)) units.words.push(run);
      continue;
    }
    for (const part of run.split(FUNCTION_CHARACTERS)) {
      const signs = [...part];
      units.signs.push(...signs);
      units.pairs.push(...signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`));
    }
  }
  return units;
}

/** Prefixes that Arabic joins to a word: and, so, by, for, as, the. */
const ARABIC_HEAD = /^[وف]?[بلك]?(?:ال)?(?=\p{L}{3})/u;
/** Longest ending, and shortest stem, in letters. */
const ENDING_MAX = 3;
const STEM_MIN = 4;

/** Whether two words differ only in their endings: lesson and lessons, tutor and tutoring. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  // Korean joins particles and endings to stems of mostly two syllables.
  if (/^\p{Script=Hangul}/u.test(one)) {
    const stem = /^[않없못]/.test(one) ? 1 : 2;
    return one.slice(0, stem) === other.slice(0, stem);
  }
  if (/^\p{Script=Arabic}/u.test(one)) return one.replace(ARABIC_HEAD, '') === other.replace(ARABIC_HEAD, '');
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const ending = long.length - short.length;
  return (
    long.startsWith(short) && (short.length >= STEM_MIN ? ending <= ENDING_MAX : short.length === 3 && ending === 1)
  );
}
