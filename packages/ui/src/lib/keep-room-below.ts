/**
 * For what lies over the page's end: the page ends that much later, and nothing is scrolled to below it.
 * @param cover What covers it. Hidden, it has no height.
 * @returns Gives the room back.
 */
export function keepRoomBelow(cover: HTMLElement): () => void {
  const keep = (height: number) => {
    const room = height ? `${height}px` : '';
    document.documentElement.style.scrollPaddingBlockEnd = room;
    document.body.style.paddingBlockEnd = room;
  };
  const observer = new ResizeObserver(() => keep(cover.offsetHeight));
  observer.observe(cover);
  return () => {
    observer.disconnect();
    keep(0);
  };
}
