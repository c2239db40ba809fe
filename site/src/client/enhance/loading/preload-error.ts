/** Dispatched on the window when a script of the page cannot be had; whoever prevents its default has dealt with it. */
export const PRELOAD_ERROR = 'preload-error';

/** Its `detail`. */
export interface PreloadError {
  error: unknown;
  /** The addresses of what was asked for. */
  files: readonly string[];
}

/**
 * Tells that scripts could not be had.
 * @throws what went wrong, where nobody has dealt with it.
 */
export async function raisePreloadError(error: unknown, files: readonly string[]): Promise<void> {
  // The page's own answer to it is there.
  await import('../first-interaction').catch(() => undefined);
  const detail: PreloadError = { error, files };
  if (dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail }))) throw error;
}
