import { SCROLL_DEPTHS } from '@tutoring/domain/events';

/** How far a page has been read: tells each depth once a page. */
export class ScrollDepth {
  private told = new Set<number>();

  constructor(private readonly tell: (percent: (typeof SCROLL_DEPTHS)[number]) => void) {}

  /**
   * @param bottom Px from the page's start to the end of what is seen.
   * @param height Px of the whole page.
   */
  reached(bottom: number, height: number): void {
    // Half a pixel is lost between the browser's roundings.
    const percent = ((bottom + 1) / Math.max(height, 1)) * 100;
    for (const depth of SCROLL_DEPTHS) {
      if (percent < depth || this.told.has(depth)) continue;
      this.told.add(depth);
      this.tell(depth);
    }
  }
}

/** Watches the visitor's own scrolling. */
export function watchScrollDepth(depth: ScrollDepth): void {
  let isPlanned = false;
  const look = () => {
    isPlanned = false;
    depth.reached(scrollY + innerHeight, document.documentElement.scrollHeight);
  };
  addEventListener(
    'scroll',
    () => {
      if (isPlanned) return;
      isPlanned = true;
      requestAnimationFrame(look);
    },
    { passive: true },
  );
}
