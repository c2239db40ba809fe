import Fuse, { type IFuseOptions } from 'fuse.js';
import type { Language } from '../languages';
import type { SearchEntry, SearchResult, SearchType } from './entry';
import { fold, hasHiragana, isUnspaced, wordsOf } from './fold';
import { foldQuery, isSearchable, SEARCH_RESULTS_MAX } from './query';
import { STOP_WORDS } from './small-words';
import { likenessTo, nearest, SEARCH_THRESHOLD } from './words';
import { sum } from '../lib/sum';

/**
 * How far from the start of a text a whole query may be found: characters divided by the threshold (specification, section
 * 9).
 */
const DISTANCE = 100;
/** Shortest match, in characters (specification, section 9). */
const MATCH_LENGTH_MIN = 2;

/** Weights of the searched fields. */
const WEIGHT = { title: 10, keywords: 8, description: 4, content: 2 } as const;
type Field = keyof typeof WEIGHT;
const FIELDS = Object.keys(WEIGHT) as Field[];

/** Weights by language: the reader's own, English (which most readers know), any other. */
const LANGUAGE_WEIGHT = { own: 1.6, english: 1, other: 0.25 } as const;

/** Weights by type: a subject's service before its guides and articles. */
const TYPE_WEIGHT: Record<SearchType, number> = {
  service: 1.15,
  tool: 1,
  page: 1,
  faq: 1,
  guide: 0.9,
  regional: 1,
  blog: 0.85,
};

/** Weight of a match of the whole query, compared with its words. */
const WHOLE_WEIGHT = 3;
/** Bonus for a title that starts with the query, equals it, or resembles it. */
const TITLE_BEGINS = 2;
const TITLE_IS = 5;
const TITLE_LIKE = 4;
/** Bonus for a keyword that equals the query; its share for one that the query contains. */
const KEYWORD_IS = 9;

/** Share of a query's words, weighted by rarity, that an entry must contain. */
const MOST_WORDS = 0.5;

/** Most cached words. */
const KEPT_WORDS = 2000;

type Texts = Record<Field, string>;

/** A folded text and its words. */
interface SplitText {
  text: string;
  words: readonly string[];
}

const OPTIONS: IFuseOptions<Texts> = {
  keys: FIELDS.map((name) => ({ name, weight: WEIGHT[name] })),
  threshold: SEARCH_THRESHOLD,
  distance: DISTANCE,
  minMatchCharLength: MATCH_LENGTH_MIN,
  // Query and texts are folded already.
  isCaseSensitive: true,
  includeScore: true,
  shouldSort: false,
};

export interface SearchOptions {
  /** Most results. @default SEARCH_RESULTS_MAX */
  limit?: number;
  /** Only entries of this type. @default all */
  type?: SearchType | undefined;
  /** The reader's language, whose entries rank higher. @default "en" */
  language?: Language | undefined;
}

/**
 * Finds entries by queries: words in any order, anywhere in a text, with typos, in all languages of the site.
 *
 * Fuse finds the whole query near the start of a field. The query's words are compared with the vocabulary of the index
 * instead of with every text (docs/adr/0033).
 */
export class SearchEngine {
  readonly #titles: readonly SplitText[];
  /** The words of each keyword of each entry. */
  readonly #keywords: readonly (readonly string[])[];
  readonly #whole: Fuse<Texts>;
  /** Entries of each word, with the weight of its best field there. */
  readonly #places = new Map<string, Map<number, number>>();

  /** Cache of {@link SearchEngine.placesLike}: while a word is typed, the words before it stay the same. */
  readonly #alike = new Map<string, ReadonlyMap<number, number>>();

  constructor(private readonly entries: readonly SearchEntry[]) {
    const all = entries.map(foldedTexts);
    this.#titles = all.map(({ title }) => ({ text: title, words: wordsOf(title) }));
    this.#keywords = entries.map(({ keywords }) => keywords.map((keyword) => spaced(wordsOf(fold(keyword)))));
    this.#whole = new Fuse(all, OPTIONS);
    all.forEach((texts, entry) => {
      for (const field of FIELDS) {
        for (const word of wordsOf(texts[field])) this.add(word, entry, WEIGHT[field]);
      }
    });
  }

  private add(word: string, entry: number, weight: number): void {
    const places = this.#places.get(word) ?? new Map<number, number>();
    this.#places.set(word, places);
    places.set(entry, Math.max(places.get(entry) ?? 0, weight));
  }

  /** The results of a query, best first. */
  search(query: string, { limit = SEARCH_RESULTS_MAX, type, language = 'en' }: SearchOptions = {}): SearchResult[] {
    if (!isSearchable(query)) return [];
    const folded = foldQuery(query);
    const asked = wordsOf(folded);
    const scores = this.byWords(meaningful(asked), MOST_WORDS);
    const isWanted = (at: number) => !type || this.entries[at]?.type === type;
    const count = [...scores.keys()].filter(isWanted).length;
    // Skip the slower search of whole texts if the words found enough, or if the query is a known word.
    if (count < SEARCH_RESULTS_MAX && !this.#places.has(folded)) {
      for (const { refIndex, score = 1 } of this.#whole.search(folded)) {
        scores.set(refIndex, Math.max(scores.get(refIndex) ?? 0, WHOLE_WEIGHT * (1 - score)));
      }
    }
    // Better a page about one of the words than none. A single letter or digit is no word.
    const long = asked.filter((word) => word.length > 1 || isUnspaced(word));
    if (scores.size === 0) for (const [at, score] of this.byWords(meaningful(long), 0)) scores.set(at, score);
    return [...scores]
      .flatMap(([at, score]): SearchResult[] => {
        const [entry, title] = [this.entries[at], this.#titles[at]];
        if (!entry || !title || !isWanted(at)) return [];
        const bonus = bonusOf(title, { text: folded, words: asked }) + keywordBonus(this.#keywords[at] ?? [], asked);
        return [{ ...entry, score: (score + bonus) * languageWeight(entry, language) * TYPE_WEIGHT[entry.type] }];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  /** A corrected query that has results; `undefined` if there is none. */
  nearestSpelling(query: string): string | undefined {
    const asked = wordsOf(foldQuery(query));
    const near = asked.map((word) => nearest(word, this.#places.keys())).join(' ');
    return near !== asked.join(' ') && this.search(near, { limit: 1 }).length > 0 ? near : undefined;
  }

  /**
   * Scores entries by their words; rare words count more.
   * @param least The share of the words that an entry must contain.
   */
  private byWords(words: readonly string[], least: number): Map<number, number> {
    const found = words
      .map((word) => this.placesLike(word))
      .filter(({ size }, at) => size > 0 || !isUnspaced(words[at] ?? ''));
    const known = found.flatMap(({ size }) => (size > 0 ? [this.rarity(size)] : []));
    // An unknown word gets the lowest weight: it does not tell entries apart.
    const rarities = found.map(({ size }) => (size > 0 ? this.rarity(size) : Math.min(...known)));
    const all = sum(rarities);
    const scores = new Map<number, number>();
    for (const entry of new Set(found.flatMap((places) => [...places.keys()]))) {
      const weights = found.map((places) => places.get(entry) ?? 0);
      const share = sum(rarities.map((rarity, at) => (weights[at] ? rarity : 0))) / all;
      if (share < least) continue;
      const fit = sum(rarities.map((rarity, at) => rarity * (weights[at] ?? 0))) / all;
      scores.set(entry, fit * share ** 3);
    }
    return scores;
  }

  private rarity(entries: number): number {
    return Math.log(1 + this.entries.length / entries);
  }

  /** The entries with a word or a similar one, and their weight. */
  private placesLike(asked: string): ReadonlyMap<number, number> {
    const known = this.#alike.get(asked);
    if (known) return known;
    const best = new Map<number, number>();
    const likeness = likenessTo(asked, this.#places.has(asked));
    for (const [word, places] of this.#places) {
      const alike = likeness(word);
      if (alike === 0) continue;
      for (const [entry, weight] of places) best.set(entry, Math.max(best.get(entry) ?? 0, weight * alike));
    }
    if (this.#alike.size >= KEPT_WORDS) this.#alike.clear();
    this.#alike.set(asked, best);
    return best;
  }
}

function languageWeight(entry: SearchEntry, readers: Language): number {
  if (entry.language === readers) return LANGUAGE_WEIGHT.own;
  return entry.language === 'en' ? LANGUAGE_WEIGHT.english : LANGUAGE_WEIGHT.other;
}

function foldedTexts({ title, keywords, description, content }: SearchEntry): Texts {
  return {
    title: fold(title),
    keywords: fold(keywords.join(' ')),
    description: fold(description),
    content: fold(content),
  };
}

/** The bonus of a title that equals, starts with or resembles the query. */
function bonusOf(title: SplitText, query: SplitText): number {
  const shared = title.words.filter((word) => query.words.includes(word)).length;
  const alike = shared === 0 ? 0 : (shared / title.words.length + shared / query.words.length) / 2;
  const begins = title.text.startsWith(query.text) ? TITLE_BEGINS : 0;
  return (title.text === query.text ? TITLE_IS : begins) + TITLE_LIKE * alike;
}

/** The bonus of the longest keyword that a query contains. */
function keywordBonus(keywords: readonly string[], asked: readonly string[]): number {
  const query = spaced(asked);
  const longest = Math.max(0, ...keywords.filter((one) => query.includes(one)).map((one) => wordsIn(one)));
  return (KEYWORD_IS * longest) / asked.length;
}

/** Words with a space around each, to compare phrases by whole words. */
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;
const wordsIn = (phrase: string) => phrase.split(' ').length - 2;

/** The content words; all words if there are none. */
function meaningful(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !STOP_WORDS.has(word));
  const named = left.filter((word) => !hasHiragana(word));
  return [named, left, words].find(({ length }) => length > 0) ?? [];
}
