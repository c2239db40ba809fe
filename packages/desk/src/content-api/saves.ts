/** Tells other parts of the desk what is saved or published, such as the publication bar of whichever screen. */
const SAVED = 'desk:saved';
const PUBLISHED = 'desk:published';

/** Says that something was saved. */
export function announceSave(): void {
  dispatchEvent(new Event(SAVED));
}

/** Says that something was published. */
export function announcePublication(): void {
  dispatchEvent(new Event(PUBLISHED));
}

/**
 * Calls back after each save of any screen.
 * @returns Stops it.
 */
export function onSave(listener: () => void): () => void {
  return onEvents([SAVED], listener);
}

/**
 * Calls back whenever something else may be unpublished than before.
 * @returns Stops it.
 */
export function onUnpublished(listener: () => void): () => void {
  return onEvents([SAVED, PUBLISHED], listener);
}

function onEvents(names: readonly string[], listener: () => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
