import { useEffect, type RefObject } from 'react';

export interface Place {
  x: number;
  y: number;
}

interface Pinch {
  distance: number;
  middle: Place;
}

/**
 * Two fingers enlarge and move the pages. The browser would enlarge the whole desk, until its tools are out of reach.
 * @param onPinch How much farther apart they are than before, where they were, and where they are, in the room.
 */
export function usePinch(
  room: RefObject<HTMLElement | null>,
  onPinch: (factor: number, from: Place, to: Place) => void,
): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    let last: Pinch | undefined;
    const look = ({ touches: [one, two] }: TouchEvent): Pinch | undefined => {
      if (!one || !two) return undefined;
      const { left, top } = element.getBoundingClientRect();
      return {
        distance: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
        middle: { x: (one.clientX + two.clientX) / 2 - left, y: (one.clientY + two.clientY) / 2 - top },
      };
    };
    const ends = new AbortController();
    const { signal } = ends;
    const begin = (event: TouchEvent) => {
      last = look(event);
    };
    element.addEventListener('touchstart', begin, { passive: true, signal });
    element.addEventListener('touchend', begin, { passive: true, signal });
    element.addEventListener('touchcancel', begin, { passive: true, signal });
    element.addEventListener(
      'touchmove',
      (event) => {
        const now = look(event);
        if (!last || !now || last.distance === 0) return;
        if (event.cancelable) event.preventDefault();
        onPinch(now.distance / last.distance, last.middle, now.middle);
        last = now;
      },
      { passive: false, signal },
    );
    return () => ends.abort();
  }, [onPinch, room]);
}
