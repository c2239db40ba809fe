import type { Language } from '@tutoring/domain/languages';
import { SearchEngine } from '@tutoring/domain/search';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What somebody types on a page of a language, and what they should find. */
export interface ExpectedQuery {
  lang: Language;
  query: string;
  /** What is hard about it. */
  kind: string;
  /** Addresses, or questions, of which one must be among the first three. */
  expect: readonly string[];
  /** Those that must all be among the first eight. */
  relevant: readonly string[];
  /** Written down before the engine was tuned, and not looked at while it was. */
  held: boolean;
}

/** The table of queries that the search is judged by. */
export function readQueries(): ExpectedQuery[] {
  return parse(readFileSync(join(import.meta.dirname, 'queries.yaml'), 'utf8')) as ExpectedQuery[];
}

/** How a query went. */
export interface Judged extends ExpectedQuery {
  found: readonly string[];
  isAmongThree: boolean;
  missing: readonly string[];
}

/** Asks every query. */
export function judge(queries: readonly ExpectedQuery[], entries: readonly SearchEntry[]): Judged[] {
  const engine = new SearchEngine(entries);
  return queries.map((one) => {
    const found = engine
      .search(one.query, { language: one.lang })
      .map(({ type, title, url }) => (type === 'faq' ? title : url));
    return {
      ...one,
      found,
      isAmongThree: found.slice(0, 3).some((name) => one.expect.includes(name)),
      missing: one.relevant.filter((name) => !found.includes(name)),
    };
  });
}

/** The shares of queries that are answered among the first three, and of those without a relevant page missing. */
export function rates(judged: readonly Judged[]): { amongThree: number; complete: number } {
  const share = (good: (one: Judged) => boolean) => judged.filter(good).length / judged.length;
  return { amongThree: share((one) => one.isAmongThree), complete: share(({ missing }) => missing.length === 0) };
}
