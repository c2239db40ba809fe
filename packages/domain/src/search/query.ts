import { fold, hasShortWords } from './fold';

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

/**
 * A query as it is compared with folded texts, at most {@link SEARCH_QUERY_MAX} characters long. It is cut after folding
 * too: one sign can become eighteen (`ﷺ`), and a long query takes long to find.
 */
export function foldQuery(query: string): string {
  return fold(query.slice(0, SEARCH_QUERY_MAX)).slice(0, SEARCH_QUERY_MAX).trim();
}

/** Whether a query is long enough to be looked for. Blank ones never are. */
export function isSearchable(query: string): boolean {
  const { length } = [...query.normalize('NFKC').trim()];
  return length >= (hasShortWords(query) ? SEARCH_QUERY_MIN_CJK : SEARCH_QUERY_MIN);
}
