import { onOpenState } from './on-open-state';
import { openModals } from './open-modals';
import { enhanceScrollLock, lockScroll, updateScrollLock } from './scroll-lock';

/**
 * The behaviour of `Dialog`, on the HTML that it writes: a click on its backdrop and a link in it close it, and the focus
 * stays inside. Opening, Escape and the buttons are the browser's own, and done here where it has no `commandfor`.
 * @returns Ends it.
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
  // The buttons stand anywhere; and whoever prevents a click, the caller's handler too, is before the document.
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', onCommand, listen);

  return () => ends.abort();
}

/**
 * Closes it after a click that began and ended on its backdrop, and when a link in it is followed. It waits for the
 * click: if it closed on `pointerdown`, the click of a touch would land on what is behind it.
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
    // A link may lead to a place on this very page, which has to be in sight then.
    else if (leadsOutOf(dialog, event)) {
      for (const open of openModals().reverse()) open.close();
      // jsdom knows `:modal`, but calls no dialog modal.
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

/** Whether a click is outside an element's own box: for an open modal dialog, on its backdrop. */
function isOutsideBox(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/** Some of our browsers cannot say whether it is seen: Safari before 17.4, Chrome before 105, Firefox before 106. */
type Place = Omit<HTMLElement, 'checkVisibility'> & Partial<Pick<HTMLElement, 'checkVisibility'>>;

/** From the last place to the first and back: the browser's own bars are not part of the dialog. */
function wrapFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (place: Place) => (place.checkVisibility?.() ?? place.getClientRects()[0]) && !place.matches(':disabled'),
  );
  const leaving = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}
