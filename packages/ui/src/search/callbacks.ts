/** Callbacks about the index of a search box. */
export interface IndexCallbacks {
  /** Called once, when the visitor first opens the box and the index starts to load. */
  onInitialized?: (() => void) | undefined;
  /** Called when the index has loaded, with its number of entries. */
  onIndexLoaded?: ((loaded: { entries: number }) => void) | undefined;
  /**
   * Called when the index could not be loaded. The reason is the status of the response (`404 Not Found`), or `timeout`,
   * `network` or `file`.
   */
  onIndexError?: ((error: { reason: string }) => void) | undefined;
}

/** Callbacks of a search box. */
export interface SearchCallbacks extends IndexCallbacks {
  /** Called when the box shows fallback entries, because the index could not be loaded. */
  onFallbackUsed?: (() => void) | undefined;
  /** Called once for each query with its number of results: when the visitor stops typing, sends it, or chooses a result. */
  onPerformed?: ((performed: { query: string; results: number }) => void) | undefined;
  /** Called after `onPerformed` for a query of more than two characters without results. */
  onNoResults?: ((query: string) => void) | undefined;
  /** Called when the visitor sends a query or chooses one of its results. */
  onSearch?: ((query: string) => void) | undefined;
  /** Called when the visitor chooses a result. `position` counts from 1, in display order. */
  onResultClick?: ((chosen: { query: string; url: string; position: number }) => void) | undefined;
  /**
   * Called when the text changes, so that a list on the page can follow it.
   * @param urls The addresses of all matching entries, not only of the visible ones. `undefined` if the text is too short to
   * search, or the index has not loaded.
   */
  onQueryChange?: ((query: string, urls: readonly string[] | undefined) => void) | undefined;
}
