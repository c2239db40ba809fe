import { enhanceDialog } from '../dialog/enhance';

/**
 * The behaviour of `MobileMenu`, on the HTML that it writes: that of its dialog, and its own ways to close.
 * @returns Ends it.
 */
export function enhanceMobileMenu(dialog: HTMLDialogElement): () => void {
  const endDialog = enhanceDialog(dialog);
  // The screen may have become wide before this script came.
  if (matchMedia(closingMedia(dialog)).matches) dialog.close();
  const end = closeOutOfPlace(dialog);
  return () => {
    end();
    endDialog();
  };
}

/** Closes it where the page shows its navigation otherwise, and when a page comes back from the browser's memory. */
export function closeOutOfPlace(dialog: HTMLDialogElement): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  // The same line at which the stylesheet changes from one navigation to the other.
  const isWide = matchMedia(closingMedia(dialog));
  const close = () => dialog.close();
  isWide.addEventListener('change', close, listen);
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) close();
  };
  addEventListener('pageshow', onPageShow, listen);
  return () => ends.abort();
}

/** The screens on which the page shows its navigation otherwise. */
const closingMedia = ({ dataset }: HTMLElement) => dataset.closesFrom ?? 'not all';
