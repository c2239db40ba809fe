import type { Language } from '@tutoring/domain/languages';
import { fold, WITHOUT_MEANING } from '@tutoring/domain/search';
import { denies, LIGHT_SIGNS, LIGHT_WORDS } from './qualifiers';

/** What of a text is compared. */
export interface Units {
  /** Its meaningful words, where spaces part words. */
  words: string[];
  /** Chinese signs and those of Japanese names for things, and each two that stand side by side. Hiragana is grammar. */
  signs: string[];
  pairs: string[];
  /** How many numbers it has: they are compared by themselves. */
  numbers: number;
}

/** A letter of a script that parts its words by spaces, and joins nothing of them to those of others. */
export const LETTER =
  '(?![\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}\\p{Script=Hangul}ー々])[\\p{L}\\p{M}]';
const RUN = new RegExp(`[\\p{Script=Han}\\p{Script=Katakana}ー々]+|\\p{Script=Hangul}+|(?:${LETTER}|\\p{N})+`, 'gu');
/** How many units a text has. */
export const sizeOf = ({ words, pairs, numbers }: Units) => words.length + pairs.length + numbers;

/** Don't, isn't. */
const CONTRACTED = /\p{L}+n['’]t(?!\p{L})/gu;
const IS_SIGNS = /^[\p{Script=Han}\p{Script=Katakana}]/u;

/** The units of a text. */
export function unitsOf(text: string, language: Language): Units {
  const units: Units = { words: [], signs: [], pairs: [], numbers: 0 };
  for (const run of fold(text).replace(CONTRACTED, ' not').match(RUN) ?? []) {
    if (!IS_SIGNS.test(run)) {
      if (/^\p{N}+$/u.test(run)) units.numbers += 1;
      else if (!WITHOUT_MEANING.has(run) && !LIGHT_WORDS.has(run) && !denies(run, language)) units.words.push(run);
      continue;
    }
    for (const part of run.split(LIGHT_SIGNS)) {
      const signs = [...part];
      units.signs.push(...signs);
      units.pairs.push(...signs.slice(1).map((sign, at) => `${signs[at] ?? ''}${sign}`));
    }
  }
  return units;
}

/** What Arabic writes in one word with the next: and, so, by, for, as, the. */
const ARABIC_HEAD = /^[وف]?[بلك]?(?:ال)?(?=\p{L}{3})/u;
/** Letters that an ending has at most, and those that a word has before one. */
const ENDING_MAX = 3;
const STEM_MIN = 4;

/** Whether two words are one with different endings: lesson and lessons, tutor and tutoring. */
export function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  // Korean joins particles and endings to words of mostly two syllables.
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
