import { hideByButton } from '../lib/hide-by-button';

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
  return hideByButton(section, onDismiss);
}
