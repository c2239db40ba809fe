import type { Language } from '@tutoring/domain/languages';
import { fold, WITHOUT_MEANING } from '@tutoring/domain/search';
import { hasAmounts } from './amounts';
import type { Source } from './sources';
import { isAlike, LETTER, sizeOf, unitsOf, type Units } from './tokens';
import { LIGHT_WORDS, weightOf } from './qualifiers';

/** The share of a sentence's meaningful words that must stand where it cites: all of them. One that is new is a claim of its own. */
const WORDS_MIN = 1;
/** The same of pairs of signs in Chinese and Japanese: where words change places, pairs come into being that are no words. Each sign must stand there. */
const PAIRS_MIN = 0.8;
/** How many of them may stand in another place of the row: "parents pay tutors" is not "tutors pay parents". */
const MOVED_MAX = 1;
/** The share of the cited sentence's meaningful words that it must take up: what is cut out of a long one says something else. */
const TAKEN_MIN = 1 / 3;
/** A sentence with fewer meaningful words says nothing that could be looked up. */
const WORDS_LEAST = 2;

/**
 * Whether one sentence of a source says what a claim says, as far as words can show it: its words stand there, or in the
 * headings above; in their order; with the same numbers, the same names, and the same words that limit or deny.
 *
 * One sentence, never several together: from "Lessons cost $50. The first meeting is free." all words of "Lessons are
 * free." could be taken.
 */
export function isSupported(claim: string, { sentences, heading, title, language }: Source): boolean {
  const above = [heading, title].filter(says).join(' ');
  const weight = weightOf(claim, language);
  return sentences.some(
    (sentence) =>
      weightOf(sentence, language) === weight &&
      hasAmounts(claim, sentence) &&
      hasNames(claim, `${sentence} ${above}`, language) &&
      hasWords(claim, sentence, above, language),
  );
}

/** Whether a heading says something: one that asks says nothing of the answer. */
function says(heading: string): boolean {
  return !/[?？؟]\s*$/.test(heading);
}

function hasWords(claim: string, sentence: string, above: string, language: Language): boolean {
  const [asked, said, named] = [claim, sentence, above].map((text) => unitsOf(text, language)) as [Units, Units, Units];
  const isSame = (one: string, other: string) => one === other;
  const words = standing(asked.words, said.words, named.words, isAlike);
  const pairs = standing(asked.pairs, said.pairs, named.pairs, isSame);
  return (
    sizeOf(asked) >= WORDS_LEAST &&
    words.inSentence + pairs.inSentence + asked.numbers >= TAKEN_MIN * sizeOf(said) &&
    words.anywhere >= WORDS_MIN * asked.words.length &&
    pairs.anywhere >= PAIRS_MIN * asked.pairs.length &&
    asked.signs.every((sign) => said.signs.includes(sign) || named.signs.includes(sign)) &&
    words.inOrder >= words.inSentence - MOVED_MAX &&
    pairs.inOrder >= pairs.inSentence - MOVED_MAX
  );
}

/** How many units of a claim stand in the sentence, how many of these in its order, and how many there or above it. */
function standing(
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
    inOrder: longestRow(found, said, isLike),
    anywhere: found.length + missing.filter((unit) => isIn(unit, named)).length,
  };
}

/** The length of the longest row of units that two texts have in common, with others between them. */
function longestRow(
  one: readonly string[],
  other: readonly string[],
  isLike: (one: string, other: string) => boolean,
): number {
  /** Of what was read of `one`: the longest row with the first so many of `other`. */
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

/** Names: what begins with a capital letter, and what Japanese writes by sound. */
const NAME = new RegExp(`(?=\\p{Lu})(?:${LETTER})+|[\\p{Script=Katakana}ー]{2,}`, 'gu');
const LETTERS = new RegExp(`(?:${LETTER})+|[\\p{Script=Hangul}]+`, 'gu');

/**
 * Whether each name of a claim stands in a text letter by letter. Its first word, and nouns in German, begin with a capital
 * letter as well: what the text writes small is no name, and may have another ending.
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
    return WITHOUT_MEANING.has(name) || LIGHT_WORDS.has(name) || small.some((other) => isAlike(name, other));
  });
}
