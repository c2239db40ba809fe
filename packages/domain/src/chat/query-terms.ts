import type { Language } from '../languages';
import { hasHiragana, isUnspaced } from '../search/fold';
import { STOP_WORDS } from '../search/small-words';
import { finderOf, isUnspacedLanguage, plainPhrases, says, spaced, wordFinder, without } from './phrases';
import { segmentsOf } from './segments';
import { isSlip } from './slips';
import { stemOf } from './stem';
import type { Concept, Vocabularies } from './vocabulary';

/** A concept or a word of a question. */
export interface QueryTerm {
  /** The concept, if the vocabulary has one. Otherwise the term is a word of the question. */
  concept?: Concept;
  /** Whether an answer must contain it, because only other services offer it. */
  isRequired?: boolean;
  /** Whether it is the name of a place. It then selects a page, and weighs little otherwise. */
  isPlace?: boolean;
  /** Words and phrases to search for. */
  phrases: readonly string[];
  /** The stems of single English words in `phrases`. */
  stems: readonly string[];
  /** Whether a {@link spaced} text contains the term. */
  isIn: (text: string, language: Language) => boolean;
  /** Whether the term can occur in a language: a German word does not occur in English texts. */
  isOf: (language: Language) => boolean;
}

/**
 * The terms of a question: first concepts, then the other content words.
 * @param lexicon The stems of the words on English pages. Other words may be typos and are corrected.
 */
export function queryTermsOf(
  question: string,
  known: Vocabularies,
  lexicon: ReadonlyMap<string, unknown>,
): QueryTerm[] {
  const [[own]] = known;
  const asked = spaced(question);
  const concepts = conceptsIn(asked, known);
  let rest = asked;
  for (const [language, words] of known) {
    for (const concept of concepts) rest = without(rest, words.concepts[concept] ?? '', language);
    rest = without(without(rest, words.small, language), words.elsewhere, language);
  }
  const words = contentWords(rest, own).map((word) => (own === 'en' ? corrected(word, lexicon) : word));
  return [
    ...[...concepts].map((concept) => conceptTerm(concept, known)),
    ...[...new Set(words)].map((word) => wordTerm(word, own)),
    ...known.flatMap(([language, { elsewhere }]) =>
      [...new Set(asked.match(finderOf(elsewhere, language)))].map((phrase) => requiredTerm(phrase.trim())),
    ),
  ];
}

function contentWords(rest: string, language: Language): string[] {
  return segmentsOf(rest, language).filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word) && !hasHiragana(word) && !/^\d+[a-z]{2,3}$/.test(word),
  );
}

function conceptsIn(asked: string, known: Vocabularies): Set<Concept> {
  const words = asked.trim().split(' ');
  const mistyped = conceptsWhere(known, (list, language) => !isUnspacedLanguage(language) && hasSlip(words, list));
  return new Set([...conceptsSaid(asked, known), ...mistyped]);
}

/** The concepts whose phrases a {@link spaced} text contains. */
export function conceptsSaid(text: string, known: Vocabularies): Set<Concept> {
  return conceptsWhere(known, (list, language) => says(text, list, language));
}

function conceptsWhere(known: Vocabularies, isIn: (list: string, language: Language) => boolean): Set<Concept> {
  const found = known.flatMap(([language, { concepts }]) =>
    (Object.entries(concepts) as [Concept, string][]).filter(([, list]) => isIn(list, language)),
  );
  return new Set(found.map(([concept]) => concept));
}

/** Whether a word is a phrase of a list with a typo. */
function hasSlip(words: readonly string[], list: string): boolean {
  const phrases = plainPhrases(list);
  return words.some((word) => phrases.some((phrase) => isSlip(word, phrase)));
}

/** Corrects a typo to the word of the lexicon; unknown words stay as they are. */
function corrected(word: string, lexicon: ReadonlyMap<string, unknown>): string {
  const stem = stemOf(word);
  if (lexicon.has(stem)) return word;
  for (const known of lexicon.keys()) if (isSlip(stem, known)) return known;
  return word;
}

function conceptTerm(concept: Concept, known: Vocabularies): QueryTerm {
  const lists = new Map(known.map(([language, { concepts }]) => [language, concepts[concept] ?? '']));
  return {
    concept,
    phrases: [...lists.values()].flatMap(plainPhrases),
    stems: plainPhrases(lists.get('en') ?? '')
      .filter((phrase) => !phrase.includes(' '))
      .map(stemOf),
    isIn: (text, language) => says(text, lists.get(language) ?? '', language),
    isOf: () => true,
  };
}

function wordTerm(word: string, own: Language): QueryTerm {
  const isSign = isUnspaced(word);
  const finder = isSign ? undefined : wordFinder(stemOf(word));
  return {
    phrases: [word],
    stems: isSign ? [] : [stemOf(word)],
    isIn: (text) => finder?.test(text) ?? text.includes(word),
    // Languages in other scripts write names and abbreviations in Latin letters too.
    isOf: (language) => language === own || (!isSign && (isUnspacedLanguage(own) || own === 'ar')),
  };
}

function requiredTerm(phrase: string): QueryTerm {
  return {
    isRequired: true,
    phrases: [phrase],
    stems: [stemOf(phrase)],
    isIn: (text) => text.includes(isUnspaced(phrase) ? phrase : ` ${phrase} `),
    isOf: () => true,
  };
}
