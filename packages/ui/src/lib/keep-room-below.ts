/** What lies there: two may at once, and the greater room is enough for both. */
const covers = new Set<HTMLElement>();

/**
 * For what lies over the page's end: the page ends that much later, and nothing is scrolled to below it.
 * @param cover What covers it, fixed in the window.
 * @returns Gives the room back.
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
  // Hidden, one has no height.
  const rooms = [...covers].map(({ offsetHeight, offsetTop }) => offsetHeight && clientHeight - offsetTop);
  const most = Math.max(0, ...rooms);
  style.scrollPaddingBlockEnd = document.body.style.paddingBlockEnd = most ? `${most}px` : '';
}
