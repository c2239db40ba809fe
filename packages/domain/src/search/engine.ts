import Fuse, { type IFuseOptions } from 'fuse.js';
import type { Language } from '../languages';
import type { SearchEntry, SearchResult, SearchType } from './entry';
import { fold, hasHiragana, isUnspaced, wordsOf } from './fold';
import { foldQuery, isSearchable, SEARCH_RESULTS_MAX } from './query';
import { WITHOUT_MEANING } from './small-words';
import { likenessTo, nearest, SEARCH_THRESHOLD } from './words';
import { sum } from '../lib/sum';

/** How far from the beginning of a text a whole query may stand, in characters divided by the threshold (specification, section 9). */
const DISTANCE = 100;
/** Characters of a match that count (specification, section 9). */
const MATCH_LENGTH_MIN = 2;

/** The fields that are searched, and how much a word in each says about the entry. */
const WEIGHT = { title: 10, keywords: 8, description: 4, content: 2 } as const;
type Field = keyof typeof WEIGHT;
const FIELDS = Object.keys(WEIGHT) as Field[];

/** How much an entry counts by its language: the reader's own, English, which most readers here know, any other. */
const LANGUAGE_WEIGHT = { own: 2, english: 1, other: 0.5 } as const;

/** What a hit of the whole query counts beside hits of its words. */
const WHOLE_WEIGHT = 3;
/** What a title counts that begins as the query, one that is the query, and at most one that is like it. */
const TITLE_BEGINS = 2;
const TITLE_IS = 5;
const TITLE_LIKE = 4;

/** The share of a query's words, by their rarity, that an entry must have. */
const MOST_WORDS = 0.5;

/** How many words' places are kept. */
const KEPT_WORDS = 50;

type Texts = Record<Field, string>;

/** A folded text with its words. */
interface Worded {
  text: string;
  words: readonly string[];
}

const OPTIONS: IFuseOptions<Texts> = {
  keys: FIELDS.map((name) => ({ name, weight: WEIGHT[name] })),
  threshold: SEARCH_THRESHOLD,
  distance: DISTANCE,
  minMatchCharLength: MATCH_LENGTH_MIN,
  // Both sides are folded already.
  isCaseSensitive: true,
  includeScore: true,
  shouldSort: false,
};

export interface SearchOptions {
  /** How many results at most. @default SEARCH_RESULTS_MAX */
  limit?: number;
  /** Only entries of this type. @default all */
  type?: SearchType | undefined;
  /** The reader's: entries in it come first. @default "en" */
  language?: Language | undefined;
}

/**
 * Finds entries by what people type: words in any order and late in a text, with slips, in any of the site's languages.
 *
 * Fuse finds the whole query near the beginning of a field. The query's words are found anywhere, by comparing them with
 * the vocabulary of the index instead of with every text (docs/adr/0033).
 */
export class SearchEngine {
  readonly #titles: readonly Worded[];
  readonly #whole: Fuse<Texts>;
  /** Where each word stands: the number of the entry, and the weight of its best field there. */
  readonly #places = new Map<string, Map<number, number>>();

  /** What {@link SearchEngine.placesLike} has found: while one word is typed, those before it stay the same. */
  readonly #alike = new Map<string, ReadonlyMap<number, number>>();

  constructor(private readonly entries: readonly SearchEntry[]) {
    const all = entries.map(foldedTexts);
    this.#titles = all.map(({ title }) => ({ text: title, words: wordsOf(title) }));
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

  /** The entries that answer a query, the best first, those of one type together: groups follow their best entry. */
  search(query: string, { limit = SEARCH_RESULTS_MAX, type, language = 'en' }: SearchOptions = {}): SearchResult[] {
    if (!isSearchable(query)) return [];
    const folded = foldQuery(query);
    const scores = this.byWords(meaningful(wordsOf(folded)));
    const isWanted = (at: number) => !type || this.entries[at]?.type === type;
    const count = [...scores.keys()].filter(isWanted).length;
    // Where the words fill a list, the texts need not be read once more; and one word that is known is no part of another.
    if (count < SEARCH_RESULTS_MAX && !this.#places.has(folded)) {
      for (const { refIndex, score = 1 } of this.#whole.search(folded)) {
        scores.set(refIndex, Math.max(scores.get(refIndex) ?? 0, WHOLE_WEIGHT * (1 - score)));
      }
    }
    const asked = wordsOf(folded);
    const results = [...scores]
      .flatMap(([at, score]): SearchResult[] => {
        const [entry, title] = [this.entries[at], this.#titles[at]];
        if (!entry || !title || !isWanted(at)) return [];
        return [
          {
            ...entry,
            score: (score + bonusOf(title, { text: folded, words: asked })) * languageWeight(entry, language),
          },
        ];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    return grouped(results);
  }

  /** The nearest words that there are, for a query that finds nothing; `undefined` if none is near. */
  nearestSpelling(query: string): string | undefined {
    const asked = wordsOf(foldQuery(query));
    const near = asked.map((word) => nearest(word, this.#places.keys())).join(' ');
    return near !== asked.join(' ') && this.search(near, { limit: 1 }).length > 0 ? near : undefined;
  }

  /** What entries score by the words they have; rare words count more than those that stand everywhere. */
  private byWords(words: readonly string[]): Map<number, number> {
    const found = words
      .map((word) => this.placesLike(word))
      .filter(({ size }, at) => size > 0 || !isUnspaced(words[at] ?? ''));
    const known = found.flatMap(({ size }) => (size > 0 ? [this.rarity(size)] : []));
    // A word that stands nowhere says nothing of which entry is meant.
    const rarities = found.map(({ size }) => (size > 0 ? this.rarity(size) : Math.min(...known)));
    const all = sum(rarities);
    const scores = new Map<number, number>();
    for (const entry of new Set(found.flatMap((places) => [...places.keys()]))) {
      const weights = found.map((places) => places.get(entry) ?? 0);
      const share = sum(rarities.map((rarity, at) => (weights[at] ? rarity : 0))) / all;
      if (share < MOST_WORDS) continue;
      const fit = sum(rarities.map((rarity, at) => rarity * (weights[at] ?? 0))) / all;
      scores.set(entry, fit * share ** 2);
    }
    return scores;
  }

  /** The entries that speak of something which can be said in several ways, and the weight of the best field there. */
  placesOf(phrases: readonly string[]): Map<SearchEntry, number> {
    const most = new Map<SearchEntry, number>();
    for (const phrase of phrases) {
      for (const [at, weight] of this.placesOfAll(wordsOf(phrase))) {
        const entry = this.entries[at];
        if (entry) most.set(entry, Math.max(most.get(entry) ?? 0, weight));
      }
    }
    return most;
  }

  /** Where all words of a phrase stand, or those like them. */
  private placesOfAll([first, ...others]: readonly string[]): Map<number, number> {
    const all = new Map(first === undefined ? [] : this.placesLike(first));
    for (const word of others) {
      const places = this.placesLike(word);
      for (const [entry, weight] of all) {
        const least = Math.min(weight, places.get(entry) ?? 0);
        if (least > 0) all.set(entry, least);
        else all.delete(entry);
      }
    }
    return all;
  }

  private rarity(entries: number): number {
    return Math.log(1 + this.entries.length / entries);
  }

  /** Where a word or one like it stands, and how much that says. */
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

/** What a title adds: it is the query, begins with it, or says it with little else. */
function bonusOf(title: Worded, query: Worded): number {
  const shared = title.words.filter((word) => query.words.includes(word)).length;
  const alike = shared === 0 ? 0 : (shared / title.words.length + shared / query.words.length) / 2;
  const begins = title.text.startsWith(query.text) ? TITLE_BEGINS : 0;
  return (title.text === query.text ? TITLE_IS : begins) + TITLE_LIKE * alike;
}

/** The words that say what is looked for; all of them if none does. */
function meaningful(words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !WITHOUT_MEANING.has(word));
  const named = left.filter((word) => !hasHiragana(word));
  return [named, left, words].find(({ length }) => length > 0) ?? [];
}

function grouped(results: readonly SearchResult[]): SearchResult[] {
  const types = [...new Set(results.map(({ type }) => type))];
  return types.flatMap((type) => results.filter((result) => result.type === type));
}
