/** Adds a property that is missing or undefined. Vitest defines some without a value. */
function add(holder: object, name: string, value: unknown): void {
  if (Reflect.get(holder, name) === undefined)
    Object.defineProperty(holder, name, { configurable: true, writable: true, value });
}

/** An observer that never calls back, because jsdom has no layout. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A media query that never matches. */
const noMatch = (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });

/**
 * Adds the browser APIs that our components need and jsdom lacks: `matchMedia`, `ResizeObserver`, `IntersectionObserver`,
 * `CSS.supports`, `scrollIntoView`, pointer capture, and `showModal` and `close` of dialogs. Call it once in a setup file of
 * your tests. It never replaces an existing API. There is no layout, and media queries never match.
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
