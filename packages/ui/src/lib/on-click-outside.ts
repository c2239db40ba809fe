/**
 * Calls `listener` after a click that began and ended outside `element`, unless a handler prevented it. It waits for the
 * click: if something closes on `pointerdown`, the page may move, and the click of the same touch hits another control.
 * @param signal Stops it.
 */
export function onClickOutside(element: Element, listener: () => void, signal: AbortSignal): void {
  let beganInside = false;
  const isInside = (event: Event) => event.composedPath().includes(element);
  const onPointerDown = (event: PointerEvent) => {
    beganInside = isInside(event);
  };
  const onClick = (event: MouseEvent) => {
    const isOutside = !beganInside && !isInside(event);
    beganInside = false;
    if (isOutside && !event.defaultPrevented) listener();
  };
  document.addEventListener('pointerdown', onPointerDown, { signal, capture: true });
  document.addEventListener('click', onClick, { signal });
}
