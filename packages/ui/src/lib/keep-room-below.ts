/** The elements that cover the end of the page. If there are several, the highest one decides. */
const covers = new Set<HTMLElement>();
/** The elements that may lie above the covers. */
const above = new Set<HTMLElement>();
/** The height of the covers, a property of each element of `above`. On the root element, Chrome would restyle the whole page. */
export const COVERED = '--covered';

/**
 * Adds space at the end of the page for an element that covers it, and scroll padding, so that nothing ends up below the
 * element.
 * @param cover The element, fixed in the window.
 * @returns Removes the space.
 */
export function keepRoomBelow(cover: HTMLElement): () => void {
  const observer = new ResizeObserver(keep);
  covers.add(cover);
  observer.observe(cover);
  return () => {
    observer.disconnect();
    covers.delete(cover);
    keep();
  };
}

/**
 * Tells an element how high the covers are, and keeps room for it too.
 * @param element A sticky element, whose styles lift it by {@link COVERED}.
 * @returns Stops.
 */
export function liftAboveCovers(element: HTMLElement): () => void {
  above.add(element);
  keep();
  return () => {
    above.delete(element);
    element.style.removeProperty(COVERED);
    keep();
  };
}

function keep(): void {
  const { style, clientHeight } = document.documentElement;
  // A hidden element has no height.
  const rooms = [...covers].map(({ offsetHeight, offsetTop }) => offsetHeight && clientHeight - offsetTop);
  const most = Math.max(0, ...rooms);
  const lifted = Math.max(0, ...[...above].map(({ offsetHeight }) => offsetHeight));
  for (const element of above) element.style.setProperty(COVERED, `${most}px`);
  document.body.style.paddingBlockEnd = most ? `${most}px` : '';
  style.scrollPaddingBlockEnd = most ? `${most + lifted}px` : '';
}
