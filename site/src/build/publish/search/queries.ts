import type { Language } from '@tutoring/domain/languages';
import { SearchEngine } from '@tutoring/domain/search';
import type { SearchEntry } from '@tutoring/domain/search-entry';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A query on a page in a language, and the expected results. */
export interface ExpectedQuery {
  lang: Language;
  query: string;
  /** What makes the query hard. */
  kind: string;
  /** Addresses or questions: one of them must be among the first three results. */
  expect: readonly string[];
  /** All of these must be among the first eight results. */
  relevant: readonly string[];
  /** Whether the query is held out: nobody looked at it while tuning the engine. */
  held: boolean;
}

/** The queries that evaluate the search. */
export function readQueries(): ExpectedQuery[] {
  return parse(readFileSync(join(import.meta.dirname, 'queries.yaml'), 'utf8')) as ExpectedQuery[];
}

/** The result of a query. */
export interface Judged extends ExpectedQuery {
  found: readonly string[];
  isAmongThree: boolean;
  missing: readonly string[];
}

/** Runs every query. */
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

/** The share of queries with an expected result among the first three, and with no relevant page missing. */
export function rates(judged: readonly Judged[]): { amongThree: number; complete: number } {
  const share = (good: (one: Judged) => boolean) => judged.filter(good).length / judged.length;
  return { amongThree: share((one) => one.isAmongThree), complete: share(({ missing }) => missing.length === 0) };
}
