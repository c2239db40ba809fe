import type { Language } from '../languages';
import { hasHiragana, isUnspaced } from '../search/fold';
import { STOP_WORDS } from '../search/small-words';
import { isUnspacedLanguage, plainPhrases, says, spaced, wordFinder, without } from './phrases';
import { segmentsOf } from './segments';
import { isSlip } from './slips';
import { stemOf } from './stem';
import type { Concept, Vocabularies } from './vocabulary';

/** A concept or a word of a question. */
export interface QueryTerm {
  /** The concept, if the vocabulary has one. Otherwise the term is a word of the question. */
  concept?: Concept;
  /** Whether a {@link spaced} text in a language contains the term. */
  isIn: (text: string, language: Language) => boolean;
}

/** The terms of a question: first concepts, then the other content words. */
export function queryTermsOf(question: string, known: Vocabularies): QueryTerm[] {
  const [[own]] = known;
  const asked = spaced(question);
  const concepts = conceptsIn(asked, known);
  let rest = asked;
  for (const [language, words] of known) {
    for (const concept of concepts) rest = without(rest, words.concepts[concept] ?? '', language);
    rest = without(rest, words.small, language);
  }
  const words = contentWords(rest, own);
  return [
    ...[...concepts].map((concept) => conceptTerm(concept, known)),
    ...[...new Set(words)].map((word) => wordTerm(word)),
  ];
}

function contentWords(rest: string, language: Language): string[] {
  return segmentsOf(rest, language).filter(
    (word) => word.length > 1 && !STOP_WORDS.has(word) && !hasHiragana(word) && !/^\d+[a-z]{2,3}$/.test(word),
  );
}

function conceptsIn(asked: string, known: Vocabularies): Set<Concept> {
  const said = conceptsSaid(asked, known);
  // A word that is known as it stands is no typo: Italian "quanto" is not "quando".
  let unknown = asked;
  for (const [language, words] of known)
    for (const list of [words.small, ...[...said].map((concept) => words.concepts[concept] ?? '')])
      unknown = without(unknown, list, language);
  const words = unknown.trim().split(' ');
  const mistyped = conceptsWhere(known, (list, language) => !isUnspacedLanguage(language) && hasSlip(words, list));
  return new Set([...said, ...mistyped]);
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

function conceptTerm(concept: Concept, known: Vocabularies): QueryTerm {
  // Pages in other languages have English names too, such as "AP Chemistry".
  return {
    concept,
    isIn: (text) => known.some(([language, { concepts }]) => says(text, concepts[concept] ?? '', language)),
  };
}

function wordTerm(word: string): QueryTerm {
  const finder = isUnspaced(word) ? undefined : wordFinder(stemOf(word));
  return { isIn: (text) => finder?.test(text) ?? text.includes(word) };
}
