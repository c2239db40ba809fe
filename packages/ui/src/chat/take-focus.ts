/** Gives the focus to a panel's field, where there are keys; on a phone to its heading, or the keyboard would cover the rest. */
export function takeFocus(panel: Element | null | undefined): void {
  const hasKeys = matchMedia('(pointer: fine)').matches;
  panel?.querySelector<HTMLElement>(hasKeys ? 'textarea' : 'h2')?.focus();
}
