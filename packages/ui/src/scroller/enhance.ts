/**
 * The behaviour of `Scroller`, on the HTML that it writes: it is a tab stop for as long as it scrolls sideways.
 * Browsers that do not see to that themselves would leave its end out of a keyboard's reach (WCAG 2.1.1), and what
 * does not scroll needs no stop.
 * @returns Ends it.
 */
export function enhanceScroller(element: HTMLElement): () => void {
  const update = () => {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  // At once: until the observer's first call nobody could reach its end.
  update();
  const observer = new ResizeObserver(update);
  observer.observe(element);
  if (element.firstElementChild) observer.observe(element.firstElementChild);
  return () => {
    observer.disconnect();
  };
}
