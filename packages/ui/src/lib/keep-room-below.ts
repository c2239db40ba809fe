/**
 * For what lies over the page's end: the page ends that much later, and nothing is scrolled to below it.
 * @param cover What covers it, fixed in the window.
 * @returns Gives the room back.
 */
export function keepRoomBelow(cover: HTMLElement): () => void {
  const keep = (room = '') => {
    document.documentElement.style.scrollPaddingBlockEnd = room;
    document.body.style.paddingBlockEnd = room;
  };
  const observer = new ResizeObserver(() => {
    // Hidden, it has no height.
    keep(cover.offsetHeight ? `${document.documentElement.clientHeight - cover.offsetTop}px` : '');
  });
  observer.observe(cover);
  return () => {
    observer.disconnect();
    keep();
  };
}
