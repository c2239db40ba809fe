/** Adds a property where there is none, or one without a value, as Vitest makes some. */
function add(holder: object, name: string, value: unknown): void {
  if (Reflect.get(holder, name) === undefined)
    Object.defineProperty(holder, name, { configurable: true, writable: true, value });
}

/** An observer that never calls back: nothing has a size or a place in jsdom. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A media query that no screen fits. */
const noMatch = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

/**
 * Gives jsdom what our components ask of a browser and jsdom lacks: `matchMedia`, `ResizeObserver`, `IntersectionObserver`,
 * `CSS.supports`, `scrollIntoView`, pointer capture, and `showModal` and `close` of dialogs. Call it once in a setup file of
 * your tests. It replaces nothing that exists, and does no layout: media queries never match.
 */
export function prepareJsdom(): void {
  add(globalThis, 'matchMedia', noMatch);
  add(globalThis, 'ResizeObserver', SilentObserver);
  add(globalThis, 'IntersectionObserver', SilentObserver);
  add(globalThis, 'CSS', {});
  add(CSS, 'supports', () => false);
  add(Element.prototype, 'scrollIntoView', () => undefined);
  add(Element.prototype, 'hasPointerCapture', () => false);
  add(Element.prototype, 'setPointerCapture', () => undefined);
  add(Element.prototype, 'releasePointerCapture', () => undefined);

  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();
  add(HTMLDialogElement.prototype, 'showModal', function (this: HTMLDialogElement) {
    cameFrom.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
  });
  add(HTMLDialogElement.prototype, 'close', function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    (cameFrom.get(this) as HTMLElement | null | undefined)?.focus();
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
}
