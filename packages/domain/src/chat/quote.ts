import type { Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { IN_SECTION, IN_SENTENCE, sentencesOf, type CandidateSentence, type PageWithPassages } from './sentences';
import type { QueryTerm } from './query-terms';
import type { Passage } from './passage';
import { isUnspacedLanguage } from './phrases';
import { weightOf, WORD_WEIGHT_MAX } from './weights';
import type { Concept } from './vocabulary';
import { sum } from '../lib/sum';

/** A quotation, and how well it answers the question. */
export interface ScoredQuotation {
  quotation: Quotation;
  /** Quotations are sorted by this. */
  score: number;
  /** The part of the question that the sentence, its section and its page contain: 0 to 1. */
  share: number;
  /** The weight of the terms found, minus the weight of terms that no page has. */
  evidence: number;
  /** Whether the question has a term that no page has. */
  hasUnknown: boolean;
}

/** Factors for the weight of a place name, and of a word that cannot occur in the sentence's language. */
const PLACE_FACTOR = 0.4;
const FOREIGN_FACTOR = 0.35;
/** Factor for unknown words in languages other than English, where they may be typos or other forms of a known word. */
const UNKNOWN_FACTOR = 0.2;
/** Up to this number of terms, each word that a section does not contain reduces the evidence by the penalty. */
const SHORT_QUESTION = 4;
const MISSING_PENALTY = 1;

/** Added to the score: the sentence has the kind of fact asked for; it is the first of its passage; its page fits. */
const KIND_BONUS = 0.1;
const FIRST_BONUS = 0.03;
const PAGE_FIT_WEIGHT = 0.15;
/** Factors for a sentence that contains no term itself, and for a page about another place. */
const NOT_IN_SENTENCE_FACTOR = 0.85;
const OTHER_PLACE_FACTOR = 0.85;
/** Factor for a sentence in the visitor's language. */
const OWN_LANGUAGE_FACTOR = 1.35;

/** A sentence with fewer characters is quoted with the next one, if both together are shorter than the maximum. */
const SHORT_LENGTH = 70;
const LENGTH_MAX = 320;
/** Factor for both lengths in languages without spaces. */
const UNSPACED_FACTOR = 0.4;

/** The kind of fact that questions with these concepts ask for. */
const ANSWER_PATTERNS: readonly (readonly [concepts: readonly (Concept | undefined)[], has: RegExp])[] = [
  [['price'], /(?:USD|CAD|US\$|\$|€|£)\s?\d|\d\s?(?:USD|CAD)/],
  [['time'], /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm|Uhr|h\b|時|点|點|시)/i],
  [['length', 'hours', 'points', 'boundary'], /\d/],
  [['deadline', 'results', 'may', 'november'], /\d|July|December|November/],
];

/** The terms of a question, and their weights. */
interface Query {
  terms: readonly QueryTerm[];
  weights: readonly number[];
  /** The weight of terms that no page has. */
  unknownWeight: number;
  language: Language;
}

/**
 * The best sentence of each page, best first.
 * @param lexicon The stems of the words on English pages.
 */
export function quote(
  terms: readonly QueryTerm[],
  pages: readonly PageWithPassages[],
  language: Language,
  lexicon: ReadonlyMap<string, unknown>,
): ScoredQuotation[] {
  const sentences = pages.flatMap((page) => sentencesOf(page, terms));
  const weights = terms.map((term, at) => {
    const having = sentences.filter(({ counts }) => counts[at] === IN_SENTENCE).length;
    return weightOf(term, 3 * having, sentences.length) * (term.isPlace ? PLACE_FACTOR : 1);
  });
  const unknownTerms = terms.filter(
    ({ stems }, at) => !stems.some((stem) => lexicon.has(stem)) && !sentences.some(({ counts }) => counts[at]),
  ).length;
  const query: Query = {
    terms,
    weights,
    unknownWeight: unknownTerms * WORD_WEIGHT_MAX * (language === 'en' ? 1 : UNKNOWN_FACTOR),
    language,
  };
  const best = new Map<string, ScoredQuotation>();
  for (const sentence of sentences) {
    if (terms.some(({ isRequired }, at) => isRequired && (sentence.counts[at] ?? 0) < IN_SECTION)) continue;
    const scored = scoreOf(sentence, query);
    if (scored.score > (best.get(sentence.page.path)?.score ?? 0)) best.set(sentence.page.path, scored);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function scoreOf(sentence: CandidateSentence, { terms, weights, unknownWeight, language }: Query): ScoredQuotation {
  const { page, at, counts, text } = sentence;
  const own = weights.map((weight, one) => weight * (terms[one]?.isOf(page.language) ? 1 : FOREIGN_FACTOR));
  const found = sum(own.map((weight, one) => weight * (counts[one] ?? 0)));
  const isSaid = counts.includes(IN_SENTENCE);
  const whole = sum(own);
  const share =
    whole && (found / whole) * (isSaid ? 1 : NOT_IN_SENTENCE_FACTOR) * (page.isElsewhere ? OTHER_PLACE_FACTOR : 1);
  const isKind = ANSWER_PATTERNS.some(
    ([concepts, has]) => has.test(text) && terms.some(({ concept }) => concept && concepts.includes(concept)),
  );
  const score = share + (isKind ? KIND_BONUS : 0) + (at === 0 ? FIRST_BONUS : 0) + PAGE_FIT_WEIGHT * page.fit;
  return {
    quotation: quotationOf(page, sentence.passage, at),
    share,
    evidence:
      found - unknownWeight - (terms.length <= SHORT_QUESTION ? MISSING_PENALTY * missingTerms(sentence, terms) : 0),
    hasUnknown: unknownWeight > 0,
    score: score * (page.language === language ? OWN_LANGUAGE_FACTOR : 1),
  };
}

/** The number of words of the question that could occur in the section, but do not. */
function missingTerms({ page, counts }: CandidateSentence, terms: readonly QueryTerm[]): number {
  return terms.filter(
    ({ concept, isPlace, isOf }, at) => !concept && !isPlace && isOf(page.language) && (counts[at] ?? 0) < IN_SECTION,
  ).length;
}

/**
 * Quotes a sentence, with the next one if it is too short to be understood alone.
 * @param needsNext Always quotes the next sentence too, whatever the length.
 */
export function quotationOf(
  page: Pick<PageWithPassages, 'path' | 'title' | 'language'>,
  passage: Passage,
  at: number,
  needsNext = false,
): Quotation {
  const [text = '', next] = passage.sentences.slice(at);
  const unspaced = isUnspacedLanguage(page.language);
  const gap = unspaced && page.language !== 'ko' ? '' : ' ';
  const limit = unspaced ? UNSPACED_FACTOR : 1;
  const isShort = text.length < SHORT_LENGTH * limit && text.length + (next?.length ?? 0) < LENGTH_MAX * limit;
  const withNext = next !== undefined && (needsNext || isShort);
  return {
    text: withNext ? `${text}${gap}${next}` : text,
    language: page.language,
    title: page.title,
    url: passage.id ? `${page.path}#${passage.id}` : page.path,
  };
}
