import { addressIn, type Language } from '@tutoring/domain/languages';
import { SearchEngine } from '@tutoring/domain/search';
import { entriesIn, type SearchEntry } from '@tutoring/domain/search-entry';
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

/** Runs every query. An expected English page is found also if its translation is. */
export function judge(queries: readonly ExpectedQuery[], entries: readonly SearchEntry[]): Judged[] {
  const engines = new Map<Language, SearchEngine>();
  return queries.map((one) => {
    const engine = engines.get(one.lang) ?? new SearchEngine(entriesIn(one.lang, entries));
    engines.set(one.lang, engine);
    const found = engine
      .search(one.query, { language: one.lang })
      .map(({ type, title, url }) => (type === 'faq' ? title : url));
    return {
      ...one,
      found,
      isAmongThree: one.expect.some((name) => found.slice(0, 3).some(isVersionOf(name, one.lang))),
      missing: one.relevant.filter((name) => !found.some(isVersionOf(name, one.lang))),
    };
  });
}

/** Whether a result is a page, or its translation into a language. */
function isVersionOf(page: string, language: Language): (result: string) => boolean {
  return (result) => result === page || result === addressIn(page, language);
}

/** The share of queries with an expected result among the first three, and with no relevant page missing. */
export function rates(judged: readonly Judged[]): { amongThree: number; complete: number } {
  const share = (good: (one: Judged) => boolean) => judged.filter(good).length / judged.length;
  return { amongThree: share((one) => one.isAmongThree), complete: share(({ missing }) => missing.length === 0) };
}
