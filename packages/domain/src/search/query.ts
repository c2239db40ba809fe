import { fold, hasShortWords } from './fold';

/** Most results of a search box (specification, section 9). */
export const SEARCH_RESULTS_MAX = 8;
/** Most results of the results page. */
export const SEARCH_PAGE_MAX = 24;
/** Shortest query (specification, section 5). */
export const SEARCH_QUERY_MIN = 2;
/** Shortest query in Chinese, Japanese and Korean, where a character can be a word. */
export const SEARCH_QUERY_MIN_CJK = 1;
/** Most characters of a query that are read. */
export const SEARCH_QUERY_MAX = 100;

/**
 * Folds a query, and limits it to {@link SEARCH_QUERY_MAX} characters, also after folding: one character can become eighteen
 * (`ﷺ`), and long queries are slow.
 */
export function foldQuery(query: string): string {
  return fold(query.slice(0, SEARCH_QUERY_MAX)).slice(0, SEARCH_QUERY_MAX).trim();
}

/** Whether a query is long enough to search for. */
export function isSearchable(query: string): boolean {
  const { length } = [...query.normalize('NFKC').trim()];
  return length >= (hasShortWords(query) ? SEARCH_QUERY_MIN_CJK : SEARCH_QUERY_MIN);
}
