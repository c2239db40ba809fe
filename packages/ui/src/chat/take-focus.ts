/** Moves the focus to the panel's text field, or on touch screens to its heading, because the on-screen keyboard would cover the panel. */
export function takeFocus(panel: Element | null | undefined): void {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  panel?.querySelector<HTMLElement>(hasKeys ? 'textarea' : 'h2')?.focus();
}

/**
 * Moves the focus to the chat's link after the panel has closed, unless the browser has returned it to where it was when the
 * panel opened.
 */
export function returnFocus(link: HTMLElement | null): void {
  const { activeElement } = document;
  // In a bar that has closed meanwhile, the link is at the page's end.
  if (!activeElement || activeElement === document.body) link?.focus({ preventScroll: true });
}
