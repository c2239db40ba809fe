import type { Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { BESIDE, HERE, linesOf, type Line, type Read } from './lines';
import type { Meaning } from './meanings';
import type { Passage } from './passage';
import { isUnspacedLanguage } from './phrases';
import { weightOf, WORD_MOST } from './weights';
import type { Concept } from './words';
import { sum } from '../lib/sum';

/** A quotation, and how well it answers. */
export interface Scored {
  quotation: Quotation;
  /** Decides over the order. */
  score: number;
  /** How much of the question its sentence, section and page speak of: 0 to 1. */
  share: number;
  /** How much that is, less what no page speaks of. */
  evidence: number;
  /** There is something that no page speaks of. */
  isStrange: boolean;
}

/** What the name of a place counts, and a word that a sentence of another language cannot have. */
const PLACE = 0.4;
const FOREIGN = 0.35;
/** How surely a word that no page has is no slip and no other form, in other languages than English. */
const STRANGE_ELSEWHERE = 0.2;
/** Of how many things a short question is, and what each word counts against an answer that does not say it. */
const FEW = 4;
const LEFT = 1;

/** What is added: a sentence has the kind of thing that is asked for; it is the first of its passage; its page fits. */
const KIND = 0.1;
const FIRST = 0.03;
const FIT = 0.15;
/** What is left of a sentence that says nothing of it itself, and of one on a page about another place. */
const SAYS_NOTHING = 0.85;
const ELSEWHERE = 0.85;
/** A reader's own language, where both have an answer. */
const OWN = 1.35;

/** Letters below which a sentence is quoted with the next one, and at most with it. */
const SHORT = 70;
const LONG = 320;
/** The same where a sign is a word. */
const SIGN = 0.4;

/** The kinds of things that questions ask for, by what they speak of. */
const KINDS: readonly (readonly [concepts: readonly (Concept | undefined)[], has: RegExp])[] = [
  [['price'], /(?:USD|CAD|US\$|\$|€|£)\s?\d|\d\s?(?:USD|CAD)/],
  [['time'], /\d{1,2}[:.]\d{2}|\d\s?(?:am|pm|Uhr|h\b|時|点|點|시)/i],
  [['length', 'hours', 'points', 'boundary'], /\d/],
  [['deadline', 'results', 'may', 'november'], /\d|July|December|November/],
];

/** What is asked, and how it is weighed. */
interface Asked {
  meanings: readonly Meaning[];
  weights: readonly number[];
  /** What no page speaks of. */
  strange: number;
  language: Language;
}

/**
 * The best sentence of each page, the best first.
 * @param lexicon The stems of English words that pages have.
 */
export function quote(
  meanings: readonly Meaning[],
  pages: readonly Read[],
  language: Language,
  lexicon: ReadonlyMap<string, unknown>,
): Scored[] {
  const lines = pages.flatMap((page) => linesOf(page, meanings));
  const weights = meanings.map((meaning, at) => {
    const having = lines.filter(({ counts }) => counts[at] === HERE).length;
    return weightOf(meaning, 3 * having, lines.length) * (meaning.isPlace ? PLACE : 1);
  });
  const strange = meanings.filter(
    ({ stems }, at) => !stems.some((stem) => lexicon.has(stem)) && !lines.some(({ counts }) => counts[at]),
  ).length;
  const asked: Asked = {
    meanings,
    weights,
    strange: strange * WORD_MOST * (language === 'en' ? 1 : STRANGE_ELSEWHERE),
    language,
  };
  const best = new Map<string, Scored>();
  for (const line of lines) {
    if (meanings.some(({ isNeeded }, at) => isNeeded && (line.counts[at] ?? 0) < BESIDE)) continue;
    const scored = scoreOf(line, asked);
    if (scored.score > (best.get(line.page.path)?.score ?? 0)) best.set(line.page.path, scored);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function scoreOf(line: Line, { meanings, weights, strange, language }: Asked): Scored {
  const { page, at, counts, text } = line;
  const own = weights.map((weight, one) => weight * (meanings[one]?.isOf(page.language) ? 1 : FOREIGN));
  const found = sum(own.map((weight, one) => weight * (counts[one] ?? 0)));
  const isSaid = counts.includes(HERE);
  const whole = sum(own);
  const share = whole && (found / whole) * (isSaid ? 1 : SAYS_NOTHING) * (page.isElsewhere ? ELSEWHERE : 1);
  const isKind = KINDS.some(
    ([concepts, has]) => has.test(text) && meanings.some(({ concept }) => concept && concepts.includes(concept)),
  );
  const score = share + (isKind ? KIND : 0) + (at === 0 ? FIRST : 0) + FIT * page.fit;
  return {
    quotation: quotationOf(page, line.passage, at),
    share,
    evidence: found - strange - (meanings.length <= FEW ? LEFT * leftIn(line, meanings) : 0),
    isStrange: strange > 0,
    score: score * (page.language === language ? OWN : 1),
  };
}

/** How many words of the question a line and its section leave unsaid that they could say. */
function leftIn({ page, counts }: Line, meanings: readonly Meaning[]): number {
  return meanings.filter(
    ({ concept, isPlace, isOf }, at) => !concept && !isPlace && isOf(page.language) && (counts[at] ?? 0) < BESIDE,
  ).length;
}

/**
 * The sentence, with the next one where it is too short to be understood alone.
 * @param needsNext Whether the next one goes along, however long both are.
 */
export function quotationOf(
  page: Pick<Read, 'path' | 'title' | 'language'>,
  passage: Passage,
  at: number,
  needsNext = false,
): Quotation {
  const [text = '', next] = passage.sentences.slice(at);
  const unspaced = isUnspacedLanguage(page.language);
  const gap = unspaced && page.language !== 'ko' ? '' : ' ';
  const limit = unspaced ? SIGN : 1;
  const isShort = text.length < SHORT * limit && text.length + (next?.length ?? 0) < LONG * limit;
  const withNext = next !== undefined && (needsNext || isShort);
  return {
    text: withNext ? `${text}${gap}${next}` : text,
    language: page.language,
    title: page.title,
    url: passage.id ? `${page.path}#${passage.id}` : page.path,
  };
}
