import { openModals } from './open-modals';

/** The page does not scroll while it has this mark (dialog.css.ts). */
export function lockScroll(isLocked: boolean): void {
  if (isLocked) document.documentElement.dataset.dialog = 'open';
  else delete document.documentElement.dataset.dialog;
}

/** Locks or unlocks the page, by the modal dialogs that are open, also those that another copy of this module opened. */
export function updateScrollLock(): void {
  lockScroll(openModals().length > 0);
}

/**
 * Locks the page's scrolling before a dialog is painted, so that nothing moves when the scroll bar goes, and unlocks it
 * after the last one has closed. Browsers without `toggle` events of dialogs need `enhanceDialog` as well.
 * @param root A dialog; or the document, for every dialog that matches `dialogs`.
 * @param options `dialogs`: a selector; leave out dialogs that are not modal. `signal` ends it.
 */
export function enhanceScrollLock(
  root: Document | HTMLDialogElement = document,
  { dialogs = 'dialog', signal }: { dialogs?: string; signal?: AbortSignal } = {},
): void {
  // Neither event bubbles.
  const listen = { capture: true, ...(signal && { signal }) };
  root.addEventListener(
    'beforetoggle',
    (event) => {
      const { target, newState } = event as ToggleEvent;
      if (newState === 'open' && (target as Element).matches(dialogs)) lockScroll(true);
    },
    listen,
  );
  root.addEventListener('toggle', ({ target }) => (target as Element).matches(dialogs) && updateScrollLock(), listen);
}
