import { useEffect, type RefObject } from 'react';

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

/** How many dialogs are mounted: one listener hears for all of them, so that one step is taken once. */
let mounted = 0;
function listen(): () => void {
  if ((mounted += 1) === 1) addEventListener('popstate', onPopState);
  return () => {
    if ((mounted -= 1) === 0 && !leaving) removeEventListener('popstate', onPopState);
  };
}

/**
 * While the dialog is open, "back" closes it — the uppermost, if there are several — and stays on the page. The entry
 * that makes this possible is taken away again with the dialog, and before a link in the dialog is followed: no
 * visitor has to go back twice.
 */
export function useBackCloses(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unlisten = listen();

    const onToggle = () => {
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

    onToggle();
    dialog.addEventListener('toggle', onToggle);
    dialog.addEventListener('click', onClick, true);
    return () => {
      dialog.removeEventListener('toggle', onToggle);
      dialog.removeEventListener('click', onClick, true);
      // Its entry stays, for the next dialog to use: what takes a dialog away is often a way to another document, which
      // going back would cancel.
      open = open.filter((other) => other !== dialog);
      unlisten();
    };
  }, [ref]);
}
