export type { SearchCallbacks } from './callbacks';
export { Search, type SearchProps } from './search';
export { SearchResults, type SearchResultsProps } from './search-results';
export { INDEX_TIMEOUT_MS } from './load-index';
export { RECENT_SEARCHES_MAX } from './recent-searches';
