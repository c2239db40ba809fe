/**
 * The scripts find the elements of the banner and its settings by tag and order, not by name. Names would add to the HTML of
 * every page with a banner.
 */

/** The buttons that these scripts handle. The browser handles those that open and close the dialog. */
export const BUTTONS = 'button:not([commandfor])';

/** Calls `act` with each value and its element, in order. Further elements, such as those of a toast in the dialog, are ignored. */
export function pair<Value>(
  root: HTMLElement,
  selector: string,
  values: readonly Value[],
  act: (part: HTMLInputElement, value: Value) => unknown,
): void {
  const parts = root.querySelectorAll<HTMLInputElement>(selector);
  values.forEach((value, index) => act(parts[index] as HTMLInputElement, value));
}

/** Shows the elements whose value in `which` is truthy, and hides the others. */
export function see(root: HTMLElement, selector: string, which: readonly unknown[]): void {
  pair(root, selector, which, (part, isSeen) => (part.hidden = !isSeen));
}
