/**
 * For a component that disappears with the focus inside: moves the focus to where the visitor was before, or to the main
 * content. The page does not scroll.
 */
export function giveFocusBack(to?: HTMLElement | null): void {
  const stay = { preventScroll: true };
  to?.focus(stay);
  if (to && document.activeElement === to) return;
  const main = document.querySelector('main');
  // Makes it focusable. Pages whose skip link leads there have this attribute already.
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  main?.focus(stay);
}
