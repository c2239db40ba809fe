import { giveFocusBack } from './give-focus-back';

/**
 * Hides a section when the visitor presses a button in it. If the focus was in the section, it moves to the page's `main`.
 * @param onDismiss Called after the visitor has hidden it.
 * @returns Removes the behaviour.
 */
export function hideByButton(section: HTMLElement, onDismiss?: () => void): () => void {
  const ends = new AbortController();
  const onClick = ({ target }: Event) => {
    if (!(target as Element).closest('button')) return;
    const hasFocus = section.contains(document.activeElement);
    section.hidden = true;
    if (hasFocus) giveFocusBack();
    onDismiss?.();
  };
  section.addEventListener('click', onClick, { signal: ends.signal });
  return () => ends.abort();
}
