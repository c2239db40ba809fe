/**
 * Raises a fixed or sticky element by the height of the keyboard, which covers the window's lower edge without changing its
 * height. The element never becomes higher than what is left of the window.
 * @returns Stops.
 */
export function keepAboveKeyboard(element: HTMLElement | null): (() => void) | undefined {
  const view = window.visualViewport;
  if (!view || !element) return undefined;
  const ends = new AbortController();
  const raise = () => {
    const covered = document.documentElement.clientHeight - view.height - view.offsetTop;
    // If the visitor has zoomed in, the rest of the window is outside the screen, not covered.
    const isCovered = view.scale === 1 && covered > 0;
    element.style.insetBlockEnd = isCovered ? `${covered}px` : '';
    element.style.maxBlockSize = isCovered ? `${view.height}px` : '';
  };
  for (const type of ['resize', 'scroll']) view.addEventListener(type, raise, { signal: ends.signal });
  raise();
  return () => ends.abort();
}
