import type { Amount } from '../prices';
import type { Language } from '../languages';
import type { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import type { Candidate } from './decide';
import { RIVALS } from './entities';
import type { Passage } from './passage';
import { spaced } from './phrases';
import { pickFrom, WHOLE_PAGE, type Section } from './pick';
import { placeOfPath, type Places } from './places';
import { conceptsSaid, type QueryTerm } from './query-terms';
import type { Recognition, ScoredIntent } from './recognise';
import type { Concept, Vocabularies } from './vocabulary';

/** What the chat knows of the site. */
export interface Catalogue {
  engine: SearchEngine;
  /** The pages, by address. */
  pages: ReadonlyMap<string, SearchEntry>;
  places: Places;
  prices: readonly Amount[];
}

/** The places that a question names (`other` for one without a page), and that of the page on which it is asked. */
export interface AskedPlace {
  named: readonly string[];
  here: string | undefined;
}

/** A question, as far as finding and reading sections needs it. */
export interface Sought {
  text: string;
  language: Language;
  place: AskedPlace;
  terms: readonly QueryTerm[];
  recognition: Recognition;
  known: Vocabularies;
}

/** A section that may answer. */
interface FoundSection {
  section: Section;
  /** The similarity of the question to the intent; 0 without one. */
  score: number;
  intent?: ScoredIntent;
}

/** Most intents whose sections are read, and the most similar ones among which they are. */
const INTENTS_READ = 5;
const INTENTS_COMPARED = 8 * INTENTS_READ;
/** Most pages found by the search that are read, and the results among which they are. */
const PAGES_READ = 2;
const RESULTS_COMPARED = 10;

/** How well a page fits: about the question's place; about a place, in the question's language or not, if none is named. */
const PLACE_FIT = { same: 1.15, none: 1, likely: 1.03, unlikely: 0.8 } as const;
/** How well a page in English fits a question in another language. */
const ENGLISH_FIT = 0.9;

/** Factor for an answer about another subject, level or programme than the question. */
const OTHER_ENTITY_FACTOR = 0.6;

/** The sections that may answer: first those of similar intents, then those that the search finds. */
export function sectionsFor(sought: Sought, all: Catalogue): FoundSection[] {
  return [...ofIntents(sought, all), ...ofSearch(sought, all)];
}

function ofIntents({ recognition, language, place }: Sought, all: Catalogue): FoundSection[] {
  const fitting = recognition.intents.slice(0, INTENTS_COMPARED).flatMap((intent): FoundSection[] => {
    if (!('answers' in intent.outcome)) return [];
    const scored = intent.outcome.answers.flatMap(([path, id, beginning]) => {
      const page = all.pages.get(path);
      const fit = page ? placeFit(page, place, all, language) * languageFit(page.language, language) : 0;
      return fit > 0 ? [{ section: { path, id, beginning }, score: intent.score * fit, intent }] : [];
    });
    return scored.sort(byScore).slice(0, 1);
  });
  return fitting.sort(byScore).slice(0, INTENTS_READ);
}

const byScore = (one: FoundSection, other: FoundSection) => other.score - one.score;

function ofSearch({ text, language, place }: Sought, all: Catalogue): FoundSection[] {
  return all.engine
    .search(text, { language, limit: RESULTS_COMPARED })
    .filter((page) => languageFit(page.language, language) > 0 && placeFit(page, place, all, language) > 0)
    .slice(0, PAGES_READ)
    .map(({ url }) => {
      const [path = '', id = WHOLE_PAGE] = url.split('#');
      return { section: { path, id, beginning: '' }, score: 0 };
    });
}

/** How well a page fits by its place; 0 for another place than the one named or that of the visitor's page. */
function placeFit(
  page: Pick<SearchEntry, 'url' | 'language'>,
  { named, here }: AskedPlace,
  { places }: Catalogue,
  language: Language,
): number {
  const about = placeOfPath(page.url.split('#')[0] ?? '', places);
  if (!about) return PLACE_FIT.none;
  if (named.length > 0) return named.includes(about) ? PLACE_FIT.same : 0;
  if (here) return about === here ? PLACE_FIT.same : 0;
  // Who writes Japanese most likely asks about Japan.
  return page.language === language && language !== 'en' ? PLACE_FIT.likely : PLACE_FIT.unlikely;
}

function languageFit(pages: Language, questions: Language): number {
  if (pages === questions) return 1;
  return pages === 'en' ? ENGLISH_FIT : 0;
}

/** Reads sections, and picks a quotation from each. A page that cannot be loaded is left out. */
export async function candidatesFrom(
  sections: readonly FoundSection[],
  sought: Sought,
  { pages }: Catalogue,
  load: (path: string) => Promise<readonly Passage[]>,
): Promise<Candidate[]> {
  const quoted = await Promise.all(
    sections.map(async (found) => {
      const { path } = found.section;
      const passages = await load(path).catch(() => []);
      const page = pages.get(path);
      return page ? candidateFrom(found, passages, sought, page) : undefined;
    }),
  );
  return quoted.filter((one) => one !== undefined);
}

function candidateFrom(
  { section, score, intent }: FoundSection,
  passages: readonly Passage[],
  { terms, recognition, language, known }: Sought,
  page: SearchEntry,
): Candidate | undefined {
  const source = { path: section.path, title: page.title, language: page.language };
  const picked = pickFrom(section, passages, terms, source);
  if (!picked) return undefined;
  const { quotation, names, says, isFact } = picked;
  const named = conceptsSaid(spaced(names), known);
  const about = [page.title, ...page.keywords].join(' ');
  return {
    quotation,
    score: isAboutAnother(recognition, named) ? score * OTHER_ENTITY_FACTOR : score,
    coverage: coverage(recognition, (feature) => (intent?.has(feature) ?? false) || says(feature, about)),
    said: coverage(recognition, (feature) => says(feature)),
    isOwn: page.language === language,
    isFact,
  };
}

/** Whether an answer is about another subject, level or programme than the question. */
function isAboutAnother({ weights }: Recognition, named: ReadonlySet<Concept>): boolean {
  return RIVALS.some((group) => {
    const asked = group.filter((concept) => weights.has(`c:${concept}`));
    const isNamed = (concept: Concept) => named.has(concept);
    return asked.length > 0 && !asked.some(isNamed) && group.some(isNamed);
  });
}

/** The share of a question's features, by weight, that an answer explains. */
function coverage({ weights }: Recognition, explains: (feature: string) => boolean): number {
  let [explained, whole] = [0, 0];
  for (const [feature, weight] of weights) {
    whole += weight;
    if (explains(feature)) explained += weight;
  }
  return whole > 0 ? explained / whole : 0;
}
