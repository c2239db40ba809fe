/**
 * For tests: makes dialogs fire `close` but no `toggle`, like Safari before 26, Chrome before 132 and Firefox before 133.
 * @returns Restores the browser.
 */
export function withoutToggleEvents(): () => void {
  const ends = new AbortController();
  const stop = (event: Event) => event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
  for (const type of ['beforetoggle', 'toggle']) addEventListener(type, stop, { capture: true, signal: ends.signal });
  return () => ends.abort();
}

/** For `it.each`: the end of the title and the set-up for this browser, and for an older one. */
export const BROWSERS: readonly [string, () => () => void][] = [
  ['', () => () => undefined],
  [', in an older browser too', withoutToggleEvents],
];

/**
 * For tests: a browser without a certain property.
 * @param holder The object that has the property.
 * @returns Restores the property.
 */
export function withoutProperty<Holder extends object>(holder: Holder, word: keyof Holder): () => void {
  const known = Object.getOwnPropertyDescriptor(holder, word) ?? {};
  Reflect.deleteProperty(holder, word);
  return () => void Object.defineProperty(holder, word, known);
}
