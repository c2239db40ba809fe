import type { Language } from '../languages';
import { hasHiragana, isUnspaced } from '../search/fold';
import { WITHOUT_MEANING } from '../search/small-words';
import { finderOf, isUnspacedLanguage, plainPhrases, says, spaced, wordFinder, without } from './phrases';
import { segmentsOf } from './segments';
import { isSlip } from './slips';
import { stemOf } from './stem';
import type { Concept, KnownWords } from './words';

/** Something that a question is about. */
export interface Meaning {
  /** What it is, if the chat knows words for it; else it is a word of the question. */
  concept?: Concept;
  /** An answer has to say it: it is what others do. */
  isNeeded?: boolean;
  /** It is the name of a place: it says which page is meant, and little else. */
  isPlace?: boolean;
  /** Words and phrases to look for in an index. */
  phrases: readonly string[];
  /** Stems of the single English words among them. */
  stems: readonly string[];
  /** Whether a {@link spaced} text of a language speaks of it. */
  isIn: (text: string, language: Language) => boolean;
  /** Whether a text of a language could speak of it: a German word stands in no English one. */
  isOf: (language: Language) => boolean;
}

/**
 * What a question is about: what the chat has words for, then the other words that say something.
 * @param lexicon The stems of English words that pages have: what is none of them may be mistyped.
 */
export function meaningsOf(question: string, known: KnownWords, lexicon: ReadonlyMap<string, unknown>): Meaning[] {
  const [[own]] = known;
  const asked = spaced(question);
  const concepts = conceptsIn(asked, known);
  let rest = asked;
  for (const [language, words] of known) {
    for (const concept of concepts) rest = without(rest, words.concepts[concept] ?? '', language);
    rest = without(without(rest, words.small, language), words.elsewhere, language);
  }
  const words = tellingWords(rest, own).map((word) => (own === 'en' ? corrected(word, lexicon) : word));
  return [
    ...[...concepts].map((concept) => conceptMeaning(concept, known)),
    ...[...new Set(words)].map((word) => wordMeaning(word, own)),
    ...known.flatMap(([language, { elsewhere }]) =>
      [...new Set(asked.match(finderOf(elsewhere, language)))].map((phrase) => neededMeaning(phrase.trim())),
    ),
  ];
}

function tellingWords(rest: string, language: Language): string[] {
  return segmentsOf(rest, language).filter(
    (word) => word.length > 1 && !WITHOUT_MEANING.has(word) && !hasHiragana(word) && !/^\d+[a-z]{2,3}$/.test(word),
  );
}

function conceptsIn(asked: string, known: KnownWords): Set<Concept> {
  const words = asked.trim().split(' ');
  const mistyped = conceptsWhere(known, (list, language) => !isUnspacedLanguage(language) && hasSlip(words, list));
  return new Set([...conceptsSaid(asked, known), ...mistyped]);
}

/** What the chat has words for that are in a {@link spaced} text. */
export function conceptsSaid(text: string, known: KnownWords): Set<Concept> {
  return conceptsWhere(known, (list, language) => says(text, list, language));
}

function conceptsWhere(known: KnownWords, isIn: (list: string, language: Language) => boolean): Set<Concept> {
  const found = known.flatMap(([language, { concepts }]) =>
    (Object.entries(concepts) as [Concept, string][]).filter(([, list]) => isIn(list, language)),
  );
  return new Set(found.map(([concept]) => concept));
}

/** Whether one of some words is one of a list, mistyped. */
function hasSlip(words: readonly string[], list: string): boolean {
  const phrases = plainPhrases(list);
  return words.some((word) => phrases.some((phrase) => isSlip(word, phrase)));
}

/** The word of the lexicon that somebody mistyped, or the word itself. */
function corrected(word: string, lexicon: ReadonlyMap<string, unknown>): string {
  const stem = stemOf(word);
  if (lexicon.has(stem)) return word;
  for (const known of lexicon.keys()) if (isSlip(stem, known)) return known;
  return word;
}

function conceptMeaning(concept: Concept, known: KnownWords): Meaning {
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

function wordMeaning(word: string, own: Language): Meaning {
  const isSign = isUnspaced(word);
  const finder = isSign ? undefined : wordFinder(stemOf(word));
  return {
    phrases: [word],
    stems: isSign ? [] : [stemOf(word)],
    isIn: (text) => finder?.test(text) ?? text.includes(word),
    // Names and abbreviations are Latin letters in every script.
    isOf: (language) => language === own || (!isSign && (isUnspacedLanguage(own) || own === 'ar')),
  };
}

function neededMeaning(phrase: string): Meaning {
  return {
    isNeeded: true,
    phrases: [phrase],
    stems: [stemOf(phrase)],
    isIn: (text) => text.includes(isUnspaced(phrase) ? phrase : ` ${phrase} `),
    isOf: () => true,
  };
}
