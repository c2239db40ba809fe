import type { Quotation } from '../contract/chat';
import type { Language } from '../languages';
import { isUnspaced } from '../search/fold';
import { sum } from '../lib/sum';
import type { Passage } from './passage';
import { isUnspacedLanguage, spaced } from './phrases';
import type { Concept } from './vocabulary';
import type { QueryTerm } from './query-terms';

/** The `id` of a {@link Section} that is a whole page. */
export const WHOLE_PAGE = '*';

/** A part of a page that may answer, and where the best sentence most likely is. */
export interface Section {
  path: string;
  /** The id of the section, '' for the part above the page's first section, or {@link WHOLE_PAGE}. */
  id: string;
  /** The unique beginning of the sentence that usually answers; '' if the words of the question decide. */
  beginning: string;
}

/** Weights of the sentence that usually answers, of the first one, and of a term that is elsewhere in the passage. */
const USUAL = 3;
const FIRST = 0.2;
const BESIDE = 0.3;

/** A kind of fact. */
interface Fact {
  /** What questions for it ask about. */
  asked: readonly Concept[];
  has: RegExp;
  /** What a row of a table with one gains. */
  inTable: number;
}

/** What a sentence with a fact gains, and a row: more than the usual sentence, if the row is for the subject or day asked about. */
const FACT = 0.8;
const FIGURE_IN_TABLE = 1.6;
const FACT_IN_TABLE = 4.8;

const FACTS: readonly Fact[] = [
  { asked: ['price'], has: /(?:USD|CAD|US\$|\$|€|£)\s?\d|\d\s?(?:USD|CAD|دولار)/, inTable: FACT_IN_TABLE },
  {
    asked: ['time'],
    has: /\d{1,2}[:.]\d{2}|(?:^|[^-+−\d])\d{1,2}\s?(?:am|pm|Uhr|h\b|時|点|點|시)/i,
    inTable: FACT_IN_TABLE,
  },
  { asked: ['when', 'deadline', 'results'], has: /\d{1,2}.*20\d\d|20\d\d.*\d{1,2}/, inTable: FACT_IN_TABLE },
  { asked: ['length', 'points', 'boundary', 'words', 'minimum', 'mean'], has: /\d/, inTable: FIGURE_IN_TABLE },
];
/** The separator of the cells of a table's row. */
const CELLS = ' · ';

/** Most characters of a quotation. A longer passage is cut to whole sentences. */
const LENGTH_MAX = 320;
/** Factor for the length in languages without spaces. */
const UNSPACED_FACTOR = 0.45;

/** A quotation, and whether it says a feature of the question. */
export interface Picked {
  quotation: Quotation;
  /** What names its subject: the titles of its page and section, or a table's row itself. */
  names: string;
  /** @param about More text that the quotation's page says about itself. */
  says: (feature: string, about?: string) => boolean;
  /** Whether it has the kind of fact that the question asks for, such as a price or a time. */
  isFact: boolean;
}

/** A page as the source of a quotation. */
type Source = Pick<Quotation, 'title' | 'language'> & { path: string };

/** The part of a section that best answers a question, or `undefined` if the page has no such section. */
export function pickFrom(
  section: Section,
  passages: readonly Passage[],
  terms: readonly QueryTerm[],
  page: Source,
): Picked | undefined {
  const there = passagesOf(section, passages);
  const best = bestSentence(section, there, terms, page.language);
  if (!best) return undefined;
  const { passage, at } = best;
  const text = rowsFrom(passage, there) ?? cut(passage.sentences, at, page.language);
  return {
    quotation: {
      text,
      language: page.language,
      title: page.title,
      url: passage.id ? `${page.path}#${passage.id}` : page.path,
    },
    names: text.includes(CELLS) ? text : `${page.title} ${passage.heading}`,
    says: saysOf(passage, terms, page),
    isFact: factsAsked(terms).some(({ has }) => has.test(text)),
  };
}

/** The passages of a section. A sentence that has moved to another section is looked for there. */
function passagesOf({ id, beginning }: Section, passages: readonly Passage[]): readonly Passage[] {
  if (id === WHOLE_PAGE) return passages;
  const usual = passages.find(({ sentences }) => startsOne(beginning, sentences));
  return usual && usual.id !== id ? [usual] : passages.filter((passage) => passage.id === id);
}

/** The kinds of fact that a question asks for. */
function factsAsked(terms: readonly QueryTerm[]): Fact[] {
  return FACTS.filter(({ asked }) => terms.some(({ concept }) => concept && asked.includes(concept)));
}

/** A sentence: the passage, and its place there. */
interface Found {
  passage: Passage;
  at: number;
}

function bestSentence(
  { beginning }: Section,
  there: readonly Passage[],
  terms: readonly QueryTerm[],
  language: Language,
): Found | undefined {
  const sentences = there.flatMap((passage) =>
    passage.sentences.map((text, at) => ({ passage, at, text, has: hasOf(text, terms, language) })),
  );
  const weights = terms.map((_, one) => {
    const having = sentences.filter(({ has }) => has[one]).length;
    return having === 0 ? 0 : Math.log(1 + sentences.length / having);
  });
  const wanted = factsAsked(terms);
  const scored = sentences.map(({ passage, at, text, has }) => {
    const beside = hasOf(`${passage.heading} ${passage.sentences.join(' ')}`, terms, language);
    const elsewhere = (one: number) => (beside[one] ? BESIDE : 0);
    const found = sum(weights.map((weight, one) => weight * (has[one] ? 1 : elsewhere(one))));
    const usual = beginning !== '' && text.startsWith(beginning) ? USUAL : 0;
    const first = at === 0 && passage === there[0] ? FIRST : 0;
    return { passage, at, score: found + usual + first + factGain(text, wanted) };
  });
  return scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  );
}

function factGain(text: string, wanted: readonly Fact[]): number {
  const gains = wanted
    .filter(({ has }) => has.test(text))
    .map(({ inTable }) => (text.includes(CELLS) ? inTable : FACT));
  return Math.max(0, ...gains);
}

/** Whether a passage, or the page around it, says a feature. */
function saysOf({ heading, sentences }: Passage, terms: readonly QueryTerm[], page: Source): Picked['says'] {
  return (feature, about) => {
    const around = about === undefined ? [] : [about, page.title];
    const text = spaced([...around, heading, ...sentences].join(' '));
    const [kind, name] = [feature.slice(0, 2), feature.slice(2)];
    if (kind === 'c:') return terms.some(({ concept, isIn }) => concept === name && isIn(text, page.language));
    return isUnspaced(name) ? text.includes(name) : text.includes(` ${name}`);
  };
}

function startsOne(beginning: string, sentences: readonly string[]): boolean {
  return beginning !== '' && sentences.some((text) => text.startsWith(beginning));
}

function hasOf(text: string, terms: readonly QueryTerm[], language: Language): boolean[] {
  const folded = spaced(text);
  return terms.map(({ isIn: occurs }) => occurs(folded, language));
}

/** Most rows of a small table that are quoted together. A longer table is a list, of which one row answers. */
const ROWS_MAX = 3;

/** The rows of a small table, one on each line; `undefined` for other passages. */
function rowsFrom({ id, heading, sentences: [first = ''] }: Passage, passages: readonly Passage[]): string | undefined {
  if (!first.includes(CELLS)) return undefined;
  const rows = passages.filter(
    (passage) => passage.id === id && passage.heading === heading && passage.sentences[0]?.includes(CELLS),
  );
  return rows.length > 1 && rows.length <= ROWS_MAX
    ? rows.map(({ sentences }) => sentences.join(' ')).join('\n')
    : undefined;
}

/** The sentence with the following ones, then the preceding ones, as far as they fit: a passage is understood as a whole. */
function cut(sentences: readonly string[], at: number, language: Language): string {
  const unspaced = isUnspacedLanguage(language);
  const gap = unspaced && language !== 'ko' ? '' : ' ';
  const room = LENGTH_MAX * (unspaced ? UNSPACED_FACTOR : 1);
  let [first, end] = [at, at + 1];
  const fits = (from: number, to: number) => sentences.slice(from, to).join(gap).length <= room;
  while (end < sentences.length && fits(first, end + 1)) end += 1;
  while (first > 0 && fits(first - 1, end)) first -= 1;
  return sentences.slice(first, end).join(gap);
}
