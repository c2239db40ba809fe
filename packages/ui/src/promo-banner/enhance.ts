import { giveFocusBack } from '../lib/give-focus-back';

/** What may be said to `enhancePromoBanner`. */
export interface PromoBannerOptions {
  /** Told when the visitor has dismissed it, to remember that. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The behaviour of `PromoBanner`, on the HTML that it writes: its button hides it.
 * @returns Ends it.
 */
export function enhancePromoBanner(section: HTMLElement, { onDismiss }: PromoBannerOptions = {}): () => void {
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
