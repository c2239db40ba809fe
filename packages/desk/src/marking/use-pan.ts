import { useEffect, useState, type RefObject } from 'react';

const MIDDLE = 1;

/**
 * Dragging moves the pages: with the hand, while the space key is held, and with the middle button.
 * @param isHand Whether the hand is chosen.
 * @returns Whether the pointer moves the pages now.
 */
export function usePan(room: RefObject<HTMLElement | null>, isHand: boolean): boolean {
  const [isSpace, setIsSpace] = useState(false);
  const isPanning = isHand || isSpace;
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const ends = new AbortController();
    const { signal } = ends;
    const onKey = (event: KeyboardEvent) => {
      // On a button the space key presses it.
      if (event.key !== ' ' || event.target !== element) return;
      event.preventDefault();
      setIsSpace(event.type === 'keydown');
    };
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('keyup', onKey, { signal });
    element.addEventListener('blur', () => setIsSpace(false), { signal });
    element.addEventListener(
      'pointerdown',
      (event) => {
        const isMouse = event.pointerType === 'mouse';
        const isDrag = event.button === MIDDLE || (event.button === 0 && isPanning);
        // Fingers scroll by themselves.
        if (!isMouse || !isDrag) return;
        event.preventDefault();
        event.stopPropagation();
        element.setPointerCapture(event.pointerId);
        const from = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
        const onMove = ({ clientX, clientY }: PointerEvent) => element.scrollTo(from.x - clientX, from.y - clientY);
        element.addEventListener('pointermove', onMove, { signal });
        element.addEventListener('pointerup', () => element.removeEventListener('pointermove', onMove), {
          once: true,
          signal,
        });
      },
      { capture: true, signal },
    );
    return () => ends.abort();
  }, [isPanning, room]);
  return isPanning;
}
