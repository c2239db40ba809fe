import { hasShortWords } from './fold';

/** How many results are shown at most (specification, section 9). */
export const SEARCH_RESULTS_MAX = 8;
/** How many the page of results shows: the way on from the eight of a box. */
export const SEARCH_PAGE_MAX = 24;
/** Characters from which a query is looked for (specification, section 5). */
export const SEARCH_QUERY_MIN = 2;
/** The same where one sign is a word: Chinese, Japanese and Korean. */
export const SEARCH_QUERY_MIN_CJK = 1;
/** Characters of a query that are read; nobody means more. */
export const SEARCH_QUERY_MAX = 100;
/** Whether a query is long enough to be looked for. Blank ones never are. */
export function isSearchable(query: string): boolean {
  const { length } = [...query.normalize('NFKC').trim()];
  return length >= (hasShortWords(query) ? SEARCH_QUERY_MIN_CJK : SEARCH_QUERY_MIN);
}
