/** Moves the focus to the panel's text field, or on touch screens to its heading, because the on-screen keyboard would cover the panel. */
export function takeFocus(panel: Element | null | undefined): void {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  panel?.querySelector<HTMLElement>(hasKeys ? 'textarea' : 'h2')?.focus();
}
