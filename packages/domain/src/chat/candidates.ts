import type { Language } from '../languages';
import type { SearchEngine } from '../search/engine';
import type { SearchEntry } from '../search/entry';
import type { Lexicon } from './lexicon';
import type { QueryTerm } from './query-terms';
import { spaced } from './phrases';
import { weightOf } from './weights';
import type { Concept } from './vocabulary';

/** A page that may answer. */
export interface Candidate {
  path: string;
  title: string;
  language: Language;
  /** Score relative to the best page: at most 1. */
  fit: number;
  /** Title, keywords and description, {@link spaced}. */
  about: string;
  /** Concepts of the question for which it is the main page. */
  homeOf: ReadonlySet<Concept | undefined>;
  /** It is about a place that the question does not name. */
  isElsewhere: boolean;
}

/** The pages and indexes of the chat. */
export interface Catalogue {
  engine: SearchEngine;
  entries: readonly SearchEntry[];
  /** English pages by word stem. */
  places: ReadonlyMap<string, readonly string[]>;
  homes: Lexicon['homes'];
}

/** Most English pages that are read, for a question in English and in another language. */
const ENGLISH_PAGES = 8;
const ENGLISH_BESIDE = 4;

/** Weights, compared with a word of a title (1): the main page of a concept, and a word anywhere on a page. */
const HOME = 2.2;
const SOMEWHERE = 0.35;
/** Weight of a title in the search engine. */
const TITLE_WEIGHT = 10;
/** Factor for a page about a place that the question does not name. */
const ELSEWHERE = 0.6;
/** A word on a larger share of the regional pages is no place name. */
const PLACES_MOST = 0.25;

/** The pages that may answer: all in the question's language, and the best in English. */
export function candidatesFor(terms: readonly QueryTerm[], catalogue: Catalogue, language: Language): Candidate[] {
  const pages = pagesIn(catalogue.entries, language);
  const english = pages.filter((page) => page.language === 'en').length;
  const found = terms.map((term) => {
    const weights = placesOf(term, catalogue);
    return { weights, counts: weightOf(term, weights.size, english) };
  });
  const scored = pages.map((page) => {
    const isElsewhere = page.type === 'regional' && page.language === 'en' && !isNamed(terms, page);
    const score = found.reduce((sum, { weights, counts }) => sum + counts * (weights.get(page.url) ?? 0), 0);
    return { page, isElsewhere, score: score * (isElsewhere ? ELSEWHERE : 1) };
  });
  const ranked = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const inEnglish = ranked.filter(({ page }) => page.language === 'en');
  const chosen =
    language === 'en'
      ? inEnglish.slice(0, ENGLISH_PAGES)
      : [...scored.filter(({ page }) => page.language === language), ...inEnglish.slice(0, ENGLISH_BESIDE)];
  return chosen.map(({ page, score, isElsewhere }) => ({
    path: page.url,
    title: page.title,
    language: page.language,
    fit: score / (ranked[0]?.score ?? 1),
    about: spaced([page.title, ...page.keywords, page.description].join(' ')),
    homeOf: new Set(
      terms.map(({ concept }) => concept).filter((concept) => concept && catalogue.homes[concept]?.includes(page.url)),
    ),
    isElsewhere,
  }));
}

/** Marks the terms that are place names. */
export function withPlaces(terms: readonly QueryTerm[], { entries }: Catalogue, language: Language): QueryTerm[] {
  const regional = pagesIn(entries, language).filter(({ type }) => type === 'regional');
  return terms.map((term) => {
    const having = regional.filter((page) => isNamed([term], page)).length;
    return having > 0 && having < regional.length * PLACES_MOST ? { ...term, isPlace: true } : term;
  });
}

/** Whole pages in a language or in English. */
function pagesIn(entries: readonly SearchEntry[], language: Language): SearchEntry[] {
  return entries.filter(
    (entry) => !entry.url.includes('#') && (entry.language === language || entry.language === 'en'),
  );
}

/** The pages with a term, and its weight there. */
function placesOf({ concept, phrases, stems }: QueryTerm, { engine, places, homes }: Catalogue): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (path: string, weight: number) => weights.set(path, Math.max(weights.get(path) ?? 0, weight));
  for (const [{ url }, weight] of engine.placesOf(phrases)) add(url.split('#')[0] ?? url, weight / TITLE_WEIGHT);
  for (const path of stems.flatMap((stem) => places.get(stem) ?? [])) add(path, SOMEWHERE);
  for (const path of (concept && homes[concept]) ?? []) add(path, HOME);
  return weights;
}

/** Whether a question contains a page's own name, as for places. */
function isNamed(terms: readonly QueryTerm[], { title, keywords }: SearchEntry): boolean {
  const names = spaced([title, ...keywords].join(' '));
  return terms.some((term) => !term.concept && term.isIn(names, 'en'));
}
