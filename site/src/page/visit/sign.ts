/**
 * Calls once, at the first event of these kinds; at once if the boot file has seen one before the visit began.
 * @returns ends the waiting.
 */
export function onFirst(kinds: readonly string[], act: () => void): () => void {
  if (window.early?.signs.some((kind) => kinds.includes(kind))) {
    act();
    return () => undefined;
  }
  const end = () => {
    for (const kind of kinds) removeEventListener(kind, first, true);
  };
  const first = () => {
    end();
    act();
  };
  for (const kind of kinds) addEventListener(kind, first, { capture: true, passive: true });
  return end;
}
