import { onOpenState } from './on-open-state';
import { openModals } from './open-modals';
import { enhanceScrollLock, lockScroll, updateScrollLock } from './scroll-lock';

/**
 * The behaviour of `Dialog`, on its HTML: a click on the backdrop or on a link inside closes it, and the focus stays inside.
 * The browser handles Escape and the buttons. If it does not support `commandfor`, this function handles the buttons.
 * @returns Removes the behaviour.
 */
export function enhanceDialog(dialog: HTMLDialogElement): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };

  closeByClick(dialog, ends.signal);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.defaultPrevented) wrapFocus(dialog, event);
  };
  dialog.addEventListener('keydown', onKeyDown, listen);
  lockPageBehind(dialog, ends.signal);

  const onCommand = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[commandfor]');
    if (event.defaultPrevented || button?.getAttribute('commandfor') !== dialog.id) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  // On the document, because buttons may be anywhere, and the caller's handlers run first and can prevent the click.
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', onCommand, listen);

  return () => ends.abort();
}

/**
 * Closes the dialog after a click that began and ended on its backdrop, and when the visitor follows a link in it. It waits
 * for the click: if it closed on `pointerdown`, the click of a touch would hit the page behind.
 */
function closeByClick(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let beganBeside = false;
  const isBeside = (event: MouseEvent) => event.target === dialog && isOutsideBox(dialog, event);
  const onPointerDown = (event: PointerEvent) => {
    beganBeside = isBeside(event);
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    if (beganBeside && isBeside(event)) dialog.close();
    // The link may lead to a place on this page, which must be visible then.
    else if (leadsOutOf(dialog, event)) {
      for (const open of openModals().reverse()) open.close();
      // jsdom supports `:modal`, but no dialog matches it.
      dialog.close();
    }
  };
  dialog.addEventListener('pointerdown', onPointerDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
}

/** Whether a click follows a link of this site, in this tab, to a place outside the dialog. */
function leadsOutOf(dialog: HTMLElement, event: MouseEvent): boolean {
  const link = (event.target as Element).closest('a');
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return false;
  const isOnThisPage = link.pathname === location.pathname && link.search === location.search;
  return !(isOnThisPage && dialog.contains(document.getElementById(link.hash.slice(1))));
}

/** Locks the page's scrolling while the dialog is open, whichever toggle events the browser has. */
function lockPageBehind(dialog: HTMLDialogElement, signal: AbortSignal): void {
  updateScrollLock();
  enhanceScrollLock(dialog, { signal });
  onOpenState(dialog, updateScrollLock, signal);
  signal.addEventListener('abort', () => lockScroll(openModals().some((other) => other !== dialog)));
}

/** Whether a click is outside an element's box. For an open modal dialog that is its backdrop. */
function isOutsideBox(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/** `checkVisibility` is missing in Safari before 17.4, Chrome before 105 and Firefox before 106. */
type Place = Omit<HTMLElement, 'checkVisibility'> & Partial<Pick<HTMLElement, 'checkVisibility'>>;

/** Moves the focus from the last element to the first and back, instead of to the browser's bars. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (place: Place) => (place.checkVisibility?.() ?? place.getClientRects()[0]) && !place.matches(':disabled'),
  );
  const leaving = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
