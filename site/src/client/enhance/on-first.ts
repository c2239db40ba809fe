/** Milliseconds by which {@link afterFirst} comes later: the requests of a press have left by then. */
const PRESS_MS = 500;

/** Like {@link onFirst}, for what may wait: what the visitor presses is requested before. */
export function afterFirst(types: readonly string[], act: () => void, timeout?: number): void {
  onFirst(types, () => setTimeout(act, PRESS_MS), timeout);
}

/**
 * Calls `act` once, at the first event of these types: immediately, if the bootstrap has recorded one.
 * @param timeout Milliseconds after which it is called without an event. @default never
 */
export function onFirst(types: readonly string[], act: () => void, timeout?: number): void {
  let isDone = false;
  const first = () => {
    if (isDone) return;
    isDone = true;
    for (const type of types) removeEventListener(type, first, true);
    act();
  };
  if (window.early?.interactions.some((type) => types.includes(type))) {
    first();
    return;
  }
  for (const type of types) addEventListener(type, first, { capture: true, passive: true });
  if (timeout !== undefined) setTimeout(first, timeout);
}
