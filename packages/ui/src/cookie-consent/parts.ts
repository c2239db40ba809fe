/**
 * The parts of a banner and its settings are found by what they are, in the order in which the component writes them: names
 * for them would travel with every banner, on whichever page a server writes it.
 */

/** Those that open and close the dialog are its own business. */
export const BUTTONS = 'button:not([commandfor])';

/** Does something with each part and its value. What others put behind them, such as a toast in the dialog, is left alone. */
export function pair<Value>(
  root: HTMLElement,
  selector: string,
  values: readonly Value[],
  act: (part: HTMLInputElement, value: Value) => unknown,
): void {
  const parts = root.querySelectorAll<HTMLInputElement>(selector);
  values.forEach((value, index) => act(parts[index] as HTMLInputElement, value));
}

/** Shows those parts for which something speaks, and hides the others. */
export function see(root: HTMLElement, selector: string, which: readonly unknown[]): void {
  pair(root, selector, which, (part, isSeen) => (part.hidden = !isSeen));
}
