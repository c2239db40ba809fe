/**
 * The behaviour of `Scroller`, on its HTML: it is a tab stop only while it scrolls sideways. Not every browser makes a scrolling
 * element focusable, and then the keyboard could not reach its end (WCAG 2.1.1). Without scrolling it needs no stop.
 * @returns Removes the behaviour.
 */
export function enhanceScroller(element: HTMLElement): () => void {
  // Does not measure at once: that would force a layout of sections far from the screen.
  const observer = new ResizeObserver(() => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    // Keeps the focus.
    else if (document.activeElement !== element) element.removeAttribute('tabindex');
  });
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    observer.disconnect();
  };
}
