import { onOpenState } from './on-open-state';
import { openModals } from './open-modals';

/** Names in a history entry how many dialogs are open on it. */
const ENTRY = 'tutoring-dialog';

const depth = () => Number((history.state as Record<string, unknown> | null)?.[ENTRY] ?? 0);

/** Those of this document, in the order in which they opened. */
let open: HTMLDialogElement[] = [];
/** Between going back and its event: the entries are still there, and already spoken for. */
let leaving = false;
/** What to follow once the entries of the dialogs are gone. */
let link: HTMLElement | undefined;

/** Gives each open dialog an entry, and takes away those of the closed ones. */
function settle(): void {
  if (leaving) return;
  const surplus = depth() - open.length;
  leaving = surplus > 0;
  if (leaving) history.go(-surplus);
  for (let next = depth() + 1; next <= open.length; next += 1) {
    history.pushState({ ...history.state, [ENTRY]: next }, '');
  }
}

function onPopState(): void {
  if (!leaving) {
    // The visitor went back: what opened after this entry closes, and nothing else.
    closeFrom(depth());
    return;
  }
  leaving = false;
  settle();
  const follow = link;
  link = undefined;
  follow?.click();
}

/** Closes all but the first `count`, the uppermost first. */
function closeFrom(count: number): void {
  for (const dialog of open.splice(count).reverse()) dialog.close();
}

/** One listener hears for all of them, so that one step is taken once. */
const enhanced = new Set<HTMLDialogElement>();

/**
 * The behaviour of `Dialog`, on the HTML that it writes: a press beside it and "back" close it, and the focus stays
 * inside. Opening, Escape and the buttons are the browser's own, and done here where it has no `commandfor`.
 * @returns Ends it.
 */
export function enhanceDialog(dialog: HTMLDialogElement): () => void {
  const ends = new AbortController();
  const listen = { signal: ends.signal };
  const unmind = mindBack(dialog, ends.signal);

  const onPress = (event: PointerEvent) => {
    if (!event.defaultPrevented && event.target === dialog && isBeside(dialog, event)) dialog.close();
  };
  dialog.addEventListener('pointerdown', onPress, listen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.defaultPrevented) wrapFocus(dialog, event);
  };
  dialog.addEventListener('keydown', onKeyDown, listen);
  holdPageBehind(dialog, ends.signal);

  const onCommand = (event: MouseEvent) => {
    const button = (event.target as Element).closest('[commandfor]');
    if (event.defaultPrevented || button?.getAttribute('commandfor') !== dialog.id) return;
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  // The buttons stand anywhere; and whoever prevents a click, the caller's handler too, is before the document.
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', onCommand, listen);

  return () => {
    ends.abort();
    unmind();
  };
}

/** While any dialog is open, also one that another copy of this module knows, the page behind it does not scroll. */
function holdPageBehind(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const hold = (isHeld: boolean) => {
    if (isHeld) document.documentElement.dataset.dialog = 'open';
    else delete document.documentElement.dataset.dialog;
  };
  const look = () => hold(openModals().length > 0);
  look();
  // Where it is told so early: before it is painted, so that nothing moves when the scroll bar goes.
  dialog.addEventListener('beforetoggle', (event) => event.newState === 'open' && hold(true), { signal });
  onOpenState(dialog, look, signal);
  signal.addEventListener('abort', () => hold(openModals().some((other) => other !== dialog)));
}

/**
 * While the dialog is open, "back" closes it — the uppermost, if there are several — and stays on the page. The entry
 * that makes this possible is taken away again with the dialog, and before a link in the dialog is followed: no
 * visitor has to go back twice.
 */
function mindBack(dialog: HTMLDialogElement, signal: AbortSignal): () => void {
  enhanced.add(dialog);
  // Heard once, however often it is added.
  addEventListener('popstate', onPopState);

  const onChange = () => {
    if (open.includes(dialog) === dialog.open) return;
    open = dialog.open ? [...open, dialog] : open.filter((other) => other !== dialog);
    settle();
  };
  const onClick = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('a');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
    if (!pressed || !isPlain || pressed.target || pressed.origin !== location.origin || depth() === 0) return;
    event.preventDefault();
    event.stopPropagation();
    link = pressed;
    closeFrom(0);
    settle();
  };

  // It may have been opened before this script came.
  onChange();
  onOpenState(dialog, onChange, signal);
  dialog.addEventListener('click', onClick, { signal, capture: true });
  return () => {
    // Its entry stays, for the next dialog to use: what takes a dialog away is often a way to another document, which
    // going back would cancel.
    open = open.filter((other) => other !== dialog);
    enhanced.delete(dialog);
    if (enhanced.size === 0 && !leaving) removeEventListener('popstate', onPopState);
  };
}

/** Whether a press on the dialog's own box was on its backdrop. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
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
