/** Dispatched on the window when a script of the page does not load. Call `preventDefault` to handle it. */
export const PRELOAD_ERROR = 'preload-error';

/** The event's `detail`. */
export interface PreloadError {
  error: unknown;
  /** The requested addresses. */
  files: readonly string[];
}

/**
 * Dispatches {@link PRELOAD_ERROR}.
 * @throws the error, if no listener handles it.
 */
export async function raisePreloadError(error: unknown, files: readonly string[]): Promise<void> {
  // This module holds the listener that reloads an outdated page.
  await import('../first-interaction').catch(() => undefined);
  const detail: PreloadError = { error, files };
  if (dispatchEvent(new CustomEvent(PRELOAD_ERROR, { cancelable: true, detail }))) throw error;
}
