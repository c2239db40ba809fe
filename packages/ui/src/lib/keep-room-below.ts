/** The height of what covers the end of the window, a custom property of the root element. It is not there while nothing does. */
export const COVERED = '--tutoring-covered';

/** The elements that cover the end of the page. If there are several, the highest one decides. */
const covers = new Set<HTMLElement>();

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

function keep(): void {
  const { style, clientHeight } = document.documentElement;
  // A hidden element has no height.
  const rooms = [...covers].map(({ offsetHeight, offsetTop }) => offsetHeight && clientHeight - offsetTop);
  const most = Math.max(0, ...rooms);
  const room = most ? `${most}px` : '';
  style.setProperty(COVERED, room);
  style.scrollPaddingBlockEnd = document.body.style.paddingBlockEnd = room;
}
