import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PageSize } from './marks';

/** `fit`: as wide as there is room. A number: pixels of the screen for one of the page. */
export type Zoom = 'fit' | number;

/** The steps of the keys + and −. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const;

export interface Zooming {
  zoom: Zoom;
  /** In which the place under the pointer stays; the middle without one. */
  setZoom: (zoom: Zoom, at?: { x: number; y: number }) => void;
  /** @param direction 1 for larger, -1 for smaller */
  step: (direction: 1 | -1, at?: { x: number; y: number }) => void;
}

/** How large the pages are. Ctrl and the wheel change it. @param room The element in which the pages scroll. */
export function useZoom(room: RefObject<HTMLElement | null>, page: PageSize): Zooming {
  const [zoom, set] = useState<Zoom>('fit');
  /** Which share of the content must stay at which place. */
  const anchor = useRef<{ left: number; top: number; x: number; y: number }>(undefined);

  const setZoom = useCallback<Zooming['setZoom']>(
    (next, at) => {
      const element = room.current;
      if (element) {
        const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
        const { x, y } = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
        anchor.current = { left: (scrollLeft + x) / scrollWidth, top: (scrollTop + y) / scrollHeight, x, y };
      }
      set(next);
    },
    [room],
  );
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !anchor.current) return;
    const { left, top, x, y } = anchor.current;
    anchor.current = undefined;
    element.scrollTo(left * element.scrollWidth - x, top * element.scrollHeight - y);
  }, [room, zoom]);

  const step = useCallback<Zooming['step']>(
    (direction, at) => {
      const width = room.current?.querySelector('[data-page]')?.clientWidth ?? page.width;
      const now = zoom === 'fit' ? width / page.width : zoom;
      const steps = direction === 1 ? STEPS : [...STEPS].reverse();
      const next = steps.find((one) => (direction === 1 ? one > now + 0.01 : one < now - 0.01));
      if (next !== undefined) setZoom(next, at);
    },
    [page.width, room, setZoom, zoom],
  );
  useEffect(() => {
    const element = room.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !element) return;
      // The browser would zoom the whole desk.
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      step(event.deltaY < 0 ? 1 : -1, { x: event.clientX - left, y: event.clientY - top });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [room, step]);
  return { zoom, setZoom, step };
}
