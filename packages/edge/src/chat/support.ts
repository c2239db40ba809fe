import type { Language } from '@tutoring/domain/languages';
import { fold, WITHOUT_MEANING } from '@tutoring/domain/search';
import { hasAmounts } from './amounts';
import type { Source } from './sources';
import { denies, LIGHT_SIGNS, LIGHT_WORDS, weightIn } from './weighty-words';

/** The share of a sentence's meaningful words that must stand where it cites: all of them. One that is new is a claim of its own. */
export const WORDS_MIN = 1;
/** The same of pairs of signs in Chinese and Japanese: where words change places, pairs come into being that are no words. Each sign must stand there. */
export const PAIRS_MIN = 0.8;
/** How many of them may stand in another place of the row: "parents pay tutors" is not "tutors pay parents". */
export const MOVED_MAX = 1;
/** The share of the cited sentence's meaningful words that it must take up: what is cut out of a long one says something else. */
export const TAKEN_MIN = 1 / 3;
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
  const weight = [...weightIn(claim, language)].join();
  return sentences.some(
    (sentence) =>
      [...weightIn(sentence, language)].join() === weight &&
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
  const places = asked.words.map((word) => said.words.findIndex((other) => isAlike(word, other)));
  const pairs = asked.pairs.map((pair) => said.pairs.indexOf(pair));
  const inSentence = [...places, ...pairs].filter((at) => at >= 0).length + asked.numbers;
  const words = places.filter(
    (at, word) => at >= 0 || named.words.some((other) => isAlike(asked.words[word] ?? '', other)),
  );
  const foundPairs = pairs.filter((at, pair) => at >= 0 || named.pairs.includes(asked.pairs[pair] ?? ''));
  return (
    sizeOf(asked) >= WORDS_LEAST &&
    inSentence >= TAKEN_MIN * sizeOf(said) &&
    words.length >= WORDS_MIN * places.length &&
    foundPairs.length >= PAIRS_MIN * pairs.length &&
    asked.signs.every((sign) => said.signs.includes(sign) || named.signs.includes(sign)) &&
    isInOrder(places) &&
    isInOrder(pairs)
  );
}

/** What of a text is compared. */
interface Units {
  /** Its meaningful words, where spaces part words. */
  words: string[];
  /** Chinese signs and those of Japanese names for things, and each two that stand side by side. Hiragana is grammar. */
  signs: string[];
  pairs: string[];
  /** How many numbers it has: they are compared by themselves. */
  numbers: number;
}

const RUN =
  /[\p{Script=Han}\p{Script=Katakana}ー々]+|(?:(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々])[\p{L}\p{M}\p{N}])+/gu;
const sizeOf = ({ words, pairs, numbers }: Units) => words.length + pairs.length + numbers;

/** Don't, isn't. */
const CONTRACTED = /\p{L}+n['’]t(?!\p{L})/gu;
const IS_SIGNS = /^[\p{Script=Han}\p{Script=Katakana}]/u;

function unitsOf(text: string, language: Language): Units {
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
function isAlike(one: string, other: string): boolean {
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

/** Whether enough of these places rise; those that were not found, below zero, stand nowhere. */
function isInOrder(all: readonly number[]): boolean {
  const places = all.filter((at) => at >= 0);
  /** The longest rising row that ends at each. */
  const rows: number[] = [];
  for (const place of places) rows.push(1 + Math.max(0, ...rows.filter((_, at) => (places[at] ?? 0) <= place)));
  return Math.max(0, ...rows) >= places.length - MOVED_MAX;
}

/** Names: what begins with a capital letter, and what Japanese writes by sound. */
const NAME = /\p{Lu}[\p{L}\p{M}]*|[\p{Script=Katakana}ー]{2,}/gu;

/**
 * Whether each name of a claim stands in a text letter by letter. Its first word, and nouns in German, begin with a capital
 * letter as well: what the text writes small is no name, and may have another ending.
 */
function hasNames(claim: string, text: string, language: Language): boolean {
  const known = text.match(/[\p{L}\p{M}]+/gu) ?? [];
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
