export const en = {
  /** The name of the field. */
  label: 'Search',
  blogLabel: 'Search the blog',
  /** The placeholders of the field in the bar, on the blog and elsewhere. */
  placeholderBar: 'Search...',
  placeholderBlog: 'Search blog articles...',
  placeholder: 'Search guides, services, locations...',
  /** The label of the button beside the field. */
  submit: 'Search',
  /** The types of results. */
  typeBlog: 'Blog',
  typeService: 'Service',
  typeGuide: 'Guide',
  typeTool: 'Tool',
  typeRegional: 'Location',
  typePage: 'Page',
  typeFaq: 'FAQ',
  /** The name of the list of results. */
  results: 'Search results',
  /** Screen readers announce it when the list changes. Its forms by number: see lib/fill-count.ts. */
  count: 'one: {count} result | {count} results',
  recent: 'Recent searches',
  remove: 'Remove “{query}” from recent searches',
  clear: 'Clear recent searches',
  popular: 'Good places to start',
  loading: 'Loading search…',
  /** Shown for a query that is too short. */
  short: 'Type at least {count} characters.',
  none: 'No results found for "{query}"',
  noneHint: 'Try searching for services, guides, or locations',
  noneHintBlog: 'Try searching for different blog topics or keywords',
  /** `{query}` is a similar spelling that has results. */
  meant: 'Did you mean “{query}”?',
  /** Asks the chat. Without scripts it leads to the contact page. */
  ask: 'Ask about “{query}”',
  /** Before `ask`, below the results of the results page. */
  weak: 'Not what you were looking for?',
  contact: 'Ask us: a person answers',
  all: 'All results for “{query}”',
  /** The notice if the index could not be loaded. */
  unavailable: 'Search Temporarily Unavailable',
  limited: 'Showing limited results. Please try again in a moment.',
  failed: 'Failed to load search index: {status} {text}',
  failedNetwork: 'Failed to load search index: no connection',
  failedTimeout: 'Failed to load search index: no answer in time',
  failedFile: 'Failed to load search index: the file is damaged',
  again: 'Try again',
  /** The titles of the fallback links. */
  fallbackBlog: 'Blog Search Temporarily Unavailable',
  fallbackFull: 'Search Temporarily Unavailable',
  fallbackAbout: 'About',
  fallbackServices: 'Services',
  /** The checkbox for the shortcut. `{key}` is the key. */
  shortcut: 'Key {key} opens the search',
  /** The messages of the results page. */
  resultsFor: 'Results for “{query}”',
  filter: 'Show only',
  everything: 'Everything',
};
