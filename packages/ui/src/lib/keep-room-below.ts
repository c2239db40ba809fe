/** The px that each cover wants; two may stand there at once, and the greater room is enough for both. */
const rooms = new Map<HTMLElement, number>();

/**
 * For what lies over the page's end: the page ends that much later, and nothing is scrolled to below it.
 * @param cover What covers it, fixed in the window.
 * @returns Gives the room back.
 */
export function keepRoomBelow(cover: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    // Hidden, it has no height.
    rooms.set(cover, cover.offsetHeight && document.documentElement.clientHeight - cover.offsetTop);
    keep();
  });
  observer.observe(cover);
  return () => {
    observer.disconnect();
    rooms.delete(cover);
    keep();
  };
}

function keep(): void {
  const most = Math.max(0, ...rooms.values());
  const room = most ? `${most}px` : '';
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
}
