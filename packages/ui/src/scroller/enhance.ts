/**
 * The behaviour of `Scroller`, on the HTML that it writes: it stays a tab stop only for as long as it scrolls sideways.
 * Browsers that do not see to that themselves would leave its end out of a keyboard's reach (WCAG 2.1.1), and what
 * does not scroll needs no stop.
 * @returns Ends it.
 */
export function enhanceScroller(element: HTMLElement): () => void {
  // Never asked at once: far from the screen nothing is laid out, and the question would make the browser do it.
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    // Whoever stands on it keeps their place.
    else if (document.activeElement !== element) element.removeAttribute('tabindex');
  });
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    observer.disconnect();
  };
}
