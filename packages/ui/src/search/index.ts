export type { SearchCallbacks } from './callbacks';
export { Search, type SearchProps } from './search';
export { SearchResults, type SearchResultsProps } from './search-results';
