import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PageSize } from './marks';
import { usePinch, type Place } from './use-pinch';

/** `fit`: as wide as there is room. A number: pixels of the screen for one of the page. */
export type Zoom = 'fit' | number;

/** The steps of the keys + and −. */
const STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3] as const;
/** How much the wheel changes the size for each pixel that it turns. */
const WHEEL_RATE = 0.01;
/** The most pixels of one turn that count: a mouse turns by 100 at once, a trackpad by 1 to 10. */
const WHEEL_MAX_PX = 25;

export interface Zooming {
  zoom: Zoom;
  /** The middle of what is visible stays. */
  setZoom: (zoom: Zoom) => void;
  /** @param direction 1 for larger, -1 for smaller */
  step: (direction: 1 | -1) => void;
}

/** How large the pages are. Ctrl and the wheel, the fingers of a trackpad, and two fingers on the screen change it. @param room The element in which the pages scroll. */
export function useZoom(room: RefObject<HTMLElement | null>, page: PageSize): Zooming {
  const [zoom, set] = useState<Zoom>('fit');
  /** Which share of the content must stay at which place. */
  const anchor = useRef<{ left: number; top: number; x: number; y: number }>(undefined);

  /** @param from The place that stays under the pointer. @param to Where the pointer is now. */
  const zoomAt = useCallback(
    (next: Zoom, from?: Place, to = from) => {
      const element = room.current;
      if (element) {
        const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
        const middle = { x: clientWidth / 2, y: clientHeight / 2 };
        const { x, y } = from ?? middle;
        anchor.current = {
          left: (scrollLeft + x) / scrollWidth,
          top: (scrollTop + y) / scrollHeight,
          ...(to ?? middle),
        };
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

  const scale = useCallback(
    () => (room.current?.querySelector('[data-page]')?.clientWidth ?? page.width) / page.width,
    [page.width, room],
  );
  const step = useCallback<Zooming['step']>(
    (direction) => {
      const now = scale();
      const steps = direction === 1 ? STEPS : [...STEPS].reverse();
      const next = steps.find((one) => (direction === 1 ? one > now + 0.01 : one < now - 0.01));
      if (next !== undefined) zoomAt(next);
    },
    [scale, zoomAt],
  );
  const zoomBy = useCallback(
    (factor: number, from: Place, to: Place) => {
      const next = Math.min(Math.max(scale() * factor, STEPS[0]), Math.max(...STEPS));
      zoomAt(next, from, to);
    },
    [scale, zoomAt],
  );
  usePinch(room, zoomBy);
  useEffect(() => {
    const element = room.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !element) return;
      // The browser would zoom the whole desk.
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const turned = Math.min(Math.max(event.deltaY, -WHEEL_MAX_PX), WHEEL_MAX_PX);
      const at = { x: event.clientX - left, y: event.clientY - top };
      zoomBy(Math.exp(-turned * WHEEL_RATE), at, at);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [room, zoomBy]);
  return { zoom, setZoom: useCallback((next: Zoom) => zoomAt(next), [zoomAt]), step };
}
