/** What a box tells of its index. */
export interface IndexCallbacks {
  /** Somebody is about to search. */
  onInitialized?: (() => void) | undefined;
  /** The index is there, with so many entries. */
  onIndexLoaded?: ((loaded: { entries: number }) => void) | undefined;
  /**
   * The index could not be loaded, and fallback entries are shown. The reason is an answer's status and text
   * (`404 Not Found`), or `timeout`, `network` or `file`.
   */
  onIndexError?: ((error: { reason: string }) => void) | undefined;
}

/** What a box tells of a search. */
export interface SearchCallbacks extends IndexCallbacks {
  /** Fallback entries are shown, because there is no index. */
  onFallbackUsed?: (() => void) | undefined;
  /** A query has stood for a while, and this many entries answer it. */
  onPerformed?: ((performed: { query: string; results: number }) => void) | undefined;
  /** The same for a query of more than two characters that nothing answers. */
  onNoResults?: ((query: string) => void) | undefined;
  /** A query was sent, or one of its results chosen. */
  onSearch?: ((query: string) => void) | undefined;
  /** A result was chosen; `position` counts from 1, in the order shown. */
  onResultClick?: ((chosen: { query: string; url: string; position: number }) => void) | undefined;
  /**
   * The text has changed: a list on the page may follow it.
   * @param urls The addresses of all entries that answer it, not only of those shown; `undefined` while nothing is looked for.
   */
  onQueryChange?: ((query: string, urls: readonly string[] | undefined) => void) | undefined;
}
