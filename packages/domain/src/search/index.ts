export {
  readEntries,
  SEARCH_SCOPES,
  SEARCH_TYPES,
  type SearchEntry,
  type SearchResult,
  type SearchScope,
  type SearchType,
} from './entry';
export {
  isSearchable,
  SEARCH_QUERY_MAX,
  SEARCH_QUERY_MIN,
  SEARCH_QUERY_MIN_CJK,
  SEARCH_RESULTS_MAX,
  SearchEngine,
  type SearchOptions,
} from './engine';
export { searchWords } from './fold';
export { highlight, type TextPiece } from './highlight';
