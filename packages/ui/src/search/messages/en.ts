export const en = {
  /** The name of the field. */
  label: 'Search',
  blogLabel: 'Search the blog',
  /** In the field while it is empty: in the bar, on the blog, elsewhere. */
  placeholderBar: 'Search...',
  placeholderBlog: 'Search blog articles...',
  placeholder: 'Search guides, services, locations...',
  /** The button beside the field. */
  submit: 'Search',
  /** What a result is. */
  typeBlog: 'Blog',
  typeService: 'Service',
  typeGuide: 'Guide',
  typeTool: 'Tool',
  typeRegional: 'Location',
  typePage: 'Page',
  typeFaq: 'FAQ',
  /** The name of the list of results. */
  results: 'Search results',
  /** Announced when the list has changed. */
  count: '{count} results',
  countOne: '{count} result',
  recent: 'Recent searches',
  remove: 'Remove “{query}” from recent searches',
  clear: 'Clear recent searches',
  popular: 'Good places to start',
  loading: 'Loading the search…',
  /** Shown for a query that is too short. */
  short: 'Type at least {count} characters.',
  none: 'No results found for "{query}"',
  noneHint: 'Try searching for services, guides, or locations',
  noneHintBlog: 'Try searching for different blog topics or keywords',
  /** Before a spelling that would find something. */
  meant: 'Did you mean “{query}”?',
  contact: 'Ask us: a person reads it and answers',
  all: 'All results for “{query}”',
  /** When the index could not be loaded. */
  unavailable: 'Search Temporarily Unavailable',
  limited: 'Showing limited results. Please try again in a moment.',
  failed: 'Failed to load search index: {status} {text}',
  failedNetwork: 'Failed to load search index: no connection',
  failedTimeout: 'Failed to load search index: no answer in time',
  failedFile: 'Failed to load search index: the file is damaged',
  again: 'Try again',
  /** Entries that are there without an index. */
  fallbackBlog: 'Blog Search Temporarily Unavailable',
  fallbackFull: 'Search Temporarily Unavailable',
  fallbackAbout: 'About',
  fallbackServices: 'Services',
  /** The choice whether a key opens the search; {key} is that key. */
  shortcut: 'Key {key} opens the search',
  /** Above the results of the page that lists them. */
  resultsFor: 'Results for “{query}”',
  filter: 'Show only',
  everything: 'Everything',
};
