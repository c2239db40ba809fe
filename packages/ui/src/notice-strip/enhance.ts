import { hideByButton } from '../lib/hide-by-button';

/** What may be said to `enhanceNoticeStrip`. */
export interface NoticeStripOptions {
  /** Called after the visitor has closed the strip, so that you can remember it. */
  onDismiss?: (() => void) | undefined;
}

/**
 * Makes the close button of a `NoticeStrip` work on the HTML that the component writes.
 * @returns Removes the behaviour.
 */
export function enhanceNoticeStrip(strip: HTMLElement, { onDismiss }: NoticeStripOptions = {}): () => void {
  return hideByButton(strip, onDismiss);
}
