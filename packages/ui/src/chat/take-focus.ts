/** Moves the focus to the panel's text field, or on touch screens to its heading, because the on-screen keyboard would cover the panel. */
export function takeFocus(panel: Element | null | undefined): void {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  panel?.querySelector<HTMLElement>(hasKeys ? 'textarea' : 'h2')?.focus();
}

/**
 * Moves the focus to the chat's link after the panel has closed, unless the browser has returned it to where it was when the
 * panel opened.
 */
export function returnFocus(panel: Element, link: HTMLElement | null): void {
  const { activeElement } = document;
  // A closed panel keeps the focus for a moment, if nothing had it before: Safari does not focus a link that is pressed.
  const isLost = !activeElement || activeElement === document.body || panel.contains(activeElement);
  // In a bar that has closed meanwhile, the link is at the page's end.
  if (isLost) link?.focus({ preventScroll: true });
}
