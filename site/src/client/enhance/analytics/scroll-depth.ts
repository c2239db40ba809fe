import { SCROLL_DEPTHS } from '@tutoring/domain/events';

/** Reports how far the visitor has scrolled, each depth once a page. */
export class ScrollDepth {
  private reported = new Set<number>();

  constructor(private readonly report: (percent: (typeof SCROLL_DEPTHS)[number]) => void) {}

  /**
   * @param bottom Px from the top of the page to the bottom of the viewport.
   * @param height Height of the whole page in px.
   */
  reached(bottom: number, height: number): void {
    // The browser's rounding loses up to a pixel.
    const percent = ((bottom + 1) / Math.max(height, 1)) * 100;
    for (const depth of SCROLL_DEPTHS) {
      if (percent < depth || this.reported.has(depth)) continue;
      this.reported.add(depth);
      this.report(depth);
    }
  }
}

/** Measures the depth when the visitor scrolls. */
export function watchScrollDepth(depth: ScrollDepth): void {
  let isScheduled = false;
  const measure = () => {
    isScheduled = false;
    depth.reached(scrollY + innerHeight, document.documentElement.scrollHeight);
  };
  addEventListener(
    'scroll',
    () => {
      if (isScheduled) return;
      isScheduled = true;
      requestAnimationFrame(measure);
    },
    { passive: true },
  );
}
