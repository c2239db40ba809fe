import type { Language } from '@tutoring/domain/languages';
import { fold, STOP_WORDS } from '@tutoring/domain/search';
import { hasAmounts } from './amounts';
import type { Source } from './sources';
import { isSameWord, LETTER, tokenCount, tokensOf, type Tokens } from './tokens';
import { FUNCTION_WORDS, qualifierCounts } from './qualifiers';

/** The share of a sentence's content words that its source must contain: all, because a new word is a new claim. */
const WORDS_MIN = 1;
/**
 * The share of pairs of characters in Chinese and Japanese that the source must contain. Reordered words form new pairs that
 * are no words. Every single character must be there.
 */
const PAIRS_MIN = 0.8;
/** How many words may be out of order: "parents pay tutors" is not "tutors pay parents". */
const MOVED_MAX = 1;
/**
 * The share of the source sentence's content words that the claim must contain: a fragment of a long sentence can say
 * something else.
 */
const TAKEN_MIN = 1 / 3;
/** A claim with fewer content words says too little to check. */
const WORDS_LEAST = 2;

/**
 * Whether one sentence of a source supports a claim, as far as words show it: the sentence or its headings contain the
 * claim's words, in order, with the same numbers, names, and words that limit or negate.
 *
 * One sentence, never several: "Lessons cost $50. The first meeting is free." contains all words of "Lessons are free."
 */
export function isSupported(claim: string, { sentences, heading, title, language }: Source): boolean {
  const above = [heading, title].filter(says).join(' ');
  const weight = qualifierCounts(claim, language);
  return sentences.some(
    (sentence) =>
      qualifierCounts(sentence, language) === weight &&
      hasAmounts(claim, sentence) &&
      hasNames(claim, `${sentence} ${above}`, language) &&
      hasWords(claim, sentence, above, language),
  );
}

/** Whether a heading is a statement. A question says nothing about its answer. */
function says(heading: string): boolean {
  return !/[?？؟]\s*$/.test(heading);
}

function hasWords(claim: string, sentence: string, above: string, language: Language): boolean {
  const [asked, said, named] = [claim, sentence, above].map((text) => tokensOf(text, language)) as [
    Tokens,
    Tokens,
    Tokens,
  ];
  const isSame = (one: string, other: string) => one === other;
  const words = compareTokens(asked.words, said.words, named.words, isSameWord);
  const pairs = compareTokens(asked.pairs, said.pairs, named.pairs, isSame);
  return (
    tokenCount(asked) >= WORDS_LEAST &&
    words.inSentence + pairs.inSentence + asked.numbers >= TAKEN_MIN * tokenCount(said) &&
    words.anywhere >= WORDS_MIN * asked.words.length &&
    pairs.anywhere >= PAIRS_MIN * asked.pairs.length &&
    asked.signs.every((sign) => said.signs.includes(sign) || named.signs.includes(sign)) &&
    words.inOrder >= words.inSentence - MOVED_MAX &&
    pairs.inOrder >= pairs.inSentence - MOVED_MAX
  );
}

/** How many tokens of a claim are in the sentence, in its order, and anywhere in the source. */
function compareTokens(
  asked: readonly string[],
  said: readonly string[],
  named: readonly string[],
  isLike: (one: string, other: string) => boolean,
) {
  const isIn = (unit: string, units: readonly string[]) => units.some((other) => isLike(unit, other));
  const found = asked.filter((unit) => isIn(unit, said));
  const missing = asked.filter((unit) => !isIn(unit, said));
  return {
    inSentence: found.length,
    inOrder: longestCommonSubsequence(found, said, isLike),
    anywhere: found.length + missing.filter((unit) => isIn(unit, named)).length,
  };
}

/** The length of the longest common subsequence of two token lists. */
function longestCommonSubsequence(
  one: readonly string[],
  other: readonly string[],
  isLike: (one: string, other: string) => boolean,
): number {
  /** For the tokens of `one` so far: the longest subsequence with each prefix of `other`. */
  let rows = other.map(() => 0);
  for (const unit of one) {
    const next: number[] = [];
    other.forEach((place, at) => {
      const before = at > 0 ? (rows[at - 1] ?? 0) : 0;
      next.push(isLike(unit, place) ? before + 1 : Math.max(rows[at] ?? 0, next[at - 1] ?? 0));
    });
    rows = next;
  }
  return rows.at(-1) ?? 0;
}

/** Names: words with a capital letter, and Japanese words in katakana. */
const NAME = new RegExp(`(?=\\p{Lu})(?:${LETTER})+|[\\p{Script=Katakana}ー]{2,}`, 'gu');
const LETTERS = new RegExp(`(?:${LETTER})+|[\\p{Script=Hangul}]+`, 'gu');

/**
 * Whether a text contains each name of a claim exactly. A sentence's first word and German nouns have capital letters as
 * well: a word that the text writes in lower case is no name, and may have another ending.
 */
function hasNames(claim: string, text: string, language: Language): boolean {
  const known = text.match(LETTERS) ?? [];
  const folded = known.map(fold);
  const isGerman = language === 'de';
  const small = known.filter((word) => isGerman || !/^\p{Lu}/u.test(word)).map(fold);
  return [...claim.matchAll(NAME)].every(([written]) => {
    const name = fold(written);
    if (folded.includes(name)) return true;
    if (/^\p{Script=Katakana}/u.test(written)) return fold(text).includes(name);
    return STOP_WORDS.has(name) || FUNCTION_WORDS.has(name) || small.some((other) => isSameWord(name, other));
  });
}
