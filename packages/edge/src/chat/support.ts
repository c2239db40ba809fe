import type { Language } from '@tutoring/domain/languages';
import { actorKindsIn, contradictionIn, hasNames } from './contradictions';
import { hasFacts } from './facts';
import { statements, type Source } from './sources';
import { isSameWord, tokenCount, tokensOf, type Tokens } from './tokens';
import { qualifierCounts } from './qualifiers';

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
export function isSupported(claim: string, source: Source): boolean {
  const { sentences, language } = source;
  const above = statements(source);
  const weight = qualifierCounts(claim, language);
  return sentences.some(
    (sentence) =>
      qualifierCounts(sentence, language) === weight &&
      hasFacts(claim, sentence, language) &&
      hasActors(claim, sentence, language) &&
      hasNames({ text: claim, language }, `${sentence} ${above}`, false) &&
      contradictionIn({ text: claim, language }, { text: sentence, language }, above) === undefined &&
      hasWords(claim, sentence, above, language),
  );
}

/** Whether a sentence has the claim's actors, in the same order. A heading that names one does not say what it does. */
function hasActors(claim: string, sentence: string, language: Language): boolean {
  const said = actorKindsIn(sentence, language);
  const asked = actorKindsIn(claim, language);
  return longestCommonSubsequence(asked, said, (one, other) => one === other) === asked.length;
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
