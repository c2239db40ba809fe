/**
 * For a part that goes away with the focus in it: the focus goes to where the visitor was, or to where the page's content
 * begins if that is nowhere. The page stays where it is.
 */
export function giveFocusBack(to?: HTMLElement | null): void {
  const stay = { preventScroll: true };
  to?.focus(stay);
  if (to && document.activeElement === to) return;
  const main = document.querySelector('main');
  // Else it would take no focus; a page whose way past the menu leads there has said so itself.
  if (main && !main.hasAttribute('tabindex')) main.tabIndex = -1;
  main?.focus(stay);
}
