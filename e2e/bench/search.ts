import type { Language } from '@tutoring/domain/languages';
import { SearchEngine, searchWords } from '@tutoring/domain/search';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import { SEARCH_RESULTS_MAX } from '@tutoring/domain/search-query';
import MiniSearch from 'minisearch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brotli } from './bytes.ts';
import { atMost, type Figure, type Group } from './figures.ts';

/** The limit of the 95th percentile from a keystroke to the results on the full index, in milliseconds. */
const KEYSTROKE_BAR_MS = 16;
const INDEX_BAR_BYTES = 110_000;
/** Numbers of entries: about as many as the site has, and larger ones. */
const SIZES = [150, 1000, 5000];
/** Every n-th query of the table is typed. */
const EVERY = 9;

/** The number of queries before the measurement starts. */
const WARM_UP = 5;

const site = join(import.meta.dirname, '../../site');

/** Types queries letter by letter into our engine and into minisearch, over the same entries. */
export function searchGroup(): Group {
  const index = readFileSync(join(site, 'public/search-index-full.json'));
  const entries = JSON.parse(index.toString()) as SearchEntry[];
  const queries = queriesIn(readFileSync(join(site, 'src/build/publish/search/queries.yaml'), 'utf8'));
  const figures = SIZES.flatMap((size): Figure[] => {
    const data = grownTo(size, entries);
    const [ours, theirs] = [typed(queries, oursOver(data)), typed(queries, miniSearchOver(data))];
    return [
      { label: `p50, ${size} entries`, unit: 'ms', value: ours.p50, peer: theirs.p50 },
      {
        label: `p95, ${size} entries`,
        unit: 'ms',
        value: ours.p95,
        peer: theirs.p95,
        bar: size === SIZES[0] ? atMost(KEYSTROKE_BAR_MS, 'ms') : undefined,
      },
    ];
  });
  const size: Figure = {
    label: 'the full index',
    unit: 'kB',
    value: brotli(index),
    bar: atMost(INDEX_BAR_BYTES, 'kB'),
    isSize: true,
  };
  return { title: 'Search: a keystroke to its results (the peer is minisearch)', figures: [size, ...figures] };
}

interface Query {
  lang: Language;
  text: string;
}

/** Some of the table's queries; its form is checked where it is tested. */
function queriesIn(table: string): Query[] {
  const all = parse(table) as { lang: Language; query: string }[];
  return all.filter((_, at) => at % EVERY === 0).map(({ lang, query }) => ({ lang, text: query }));
}

type Search = (query: Query) => void;

function oursOver(entries: readonly SearchEntry[]): Search {
  const engine = new SearchEngine(entries);
  return ({ lang, text }) => void engine.search(text, { language: lang });
}

function miniSearchOver(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry>({
    fields: ['title', 'keywords', 'description', 'content'],
    tokenize: searchWords,
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: 0.3, combineWith: 'AND', boost: { title: 5, keywords: 4, description: 2 } },
  });
  index.addAll(entries);
  return ({ text }) => void index.search(text).slice(0, SEARCH_RESULTS_MAX);
}

/** The percentiles of the time per keystroke, in milliseconds. */
function typed(queries: readonly Query[], search: Search): { p50: number; p95: number } {
  const times: number[] = [];
  for (const isMeasured of [false, true]) {
    for (const { lang, text } of isMeasured ? queries : queries.slice(0, WARM_UP)) {
      const letters = [...text];
      for (let length = 1; length <= letters.length; length += 1) {
        const began = performance.now();
        search({ lang, text: letters.slice(0, length).join('') });
        if (isMeasured) times.push(performance.now() - began);
      }
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** As many entries, those beyond the real ones with made-up words: the vocabulary grows with them, which is the worst case. */
function grownTo(size: number, entries: readonly SearchEntry[]): SearchEntry[] {
  return Array.from({ length: size }, (_, at) => {
    const entry = entries[at % entries.length] as SearchEntry;
    const copy = Math.floor(at / entries.length);
    if (copy === 0) return entry;
    const other = (text: string) => text.replace(/\p{L}{5,}/gu, (word) => madeUp(word, copy));
    return {
      ...entry,
      id: `${entry.id}-${copy}`,
      title: other(entry.title),
      description: other(entry.description),
      content: other(entry.content),
    };
  });
}

/** Another word of the same length: its letters turned around, and one of them exchanged. */
function madeUp(word: string, copy: number): string {
  const at = copy % word.length;
  const turned = word.slice(at) + word.slice(0, at);
  return turned.slice(1) + String.fromCharCode(97 + (copy % 26));
}
