/**
 * For tests: dialogs as in Safari before 26, Chrome before 132 and Firefox before 133, which say nothing when they open,
 * and of closing only that it happened.
 * @returns Ends it.
 */
export function withoutToggleEvents(): () => void {
  const ends = new AbortController();
  const stop = (event: Event) => event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
  for (const type of ['beforetoggle', 'toggle']) addEventListener(type, stop, { capture: true, signal: ends.signal });
  return () => ends.abort();
}

/** For `it.each`: the browser as it is, and older. */
export const BROWSERS: readonly [string, () => () => void][] = [
  ['', () => () => undefined],
  [', in an older browser too', withoutToggleEvents],
];

/**
 * For tests: a browser that does not know a word yet.
 * @param holder Whose own property it is.
 * @returns Gives it back.
 */
export function withoutWord<Holder extends object>(holder: Holder, word: keyof Holder): () => void {
  const known = Object.getOwnPropertyDescriptor(holder, word) ?? {};
  Reflect.deleteProperty(holder, word);
  return () => void Object.defineProperty(holder, word, known);
}
