/** Tells the publication bar, on whichever screen, that there is something to publish. */
const SAVED = 'desk:saved';

/** Says that something was saved. */
export function announceSave(): void {
  dispatchEvent(new Event(SAVED));
}

/**
 * Calls back after each save of any screen.
 * @returns Stops it.
 */
export function onSave(listener: () => void): () => void {
  addEventListener(SAVED, listener);
  return () => removeEventListener(SAVED, listener);
}
