/**
 * Calls once, at the first event of these kinds: at once, if the boot file has seen one before the visit began.
 * @param atLatest Milliseconds after which it is called even if there was none. @default never
 */
export function onFirst(kinds: readonly string[], act: () => void, atLatest?: number): void {
  let isDone = false;
  const first = () => {
    if (isDone) return;
    isDone = true;
    for (const kind of kinds) removeEventListener(kind, first, true);
    act();
  };
  if (window.early?.interactions.some((kind) => kinds.includes(kind))) {
    first();
    return;
  }
  for (const kind of kinds) addEventListener(kind, first, { capture: true, passive: true });
  if (atLatest !== undefined) setTimeout(first, atLatest);
}
