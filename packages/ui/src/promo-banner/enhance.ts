import { hideByButton } from '../lib/hide-by-button';

/** Options of `enhancePromoBanner`. */
export interface PromoBannerOptions {
  /** Called after the visitor has dismissed it, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
}

/**
 * The behaviour of `PromoBanner`, on its HTML: its button hides it.
 * @returns Removes the behaviour.
 */
export function enhancePromoBanner(section: HTMLElement, { onDismiss }: PromoBannerOptions = {}): () => void {
  return hideByButton(section, onDismiss);
}
