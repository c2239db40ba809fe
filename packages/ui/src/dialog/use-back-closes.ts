import { useEffect, type RefObject } from 'react';

/** Marks the history entry that stands for an open dialog. */
const ENTRY = 'tutoring-dialog';

const isOurs = () => Boolean((history.state as Record<string, unknown> | null)?.[ENTRY]);
const push = () => history.pushState({ ...history.state, [ENTRY]: true }, '');

/** Between `history.back()` and its event: the entry is still there, and already spoken for. */
let leaving = false;

function leave(): void {
  leaving = true;
  // Whatever becomes of the dialog; and after the listeners of all dialogs.
  addEventListener('popstate', () => setTimeout(() => (leaving = false)), { once: true });
  history.back();
}

/**
 * While the dialog is open, "back" closes it and stays on the page. The entry that makes this
 * possible is taken away again with the dialog, and before a link in the dialog is followed: no
 * visitor has to go back twice.
 */
export function useBackCloses(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const follow: { link?: HTMLElement | undefined } = {};

    const onToggle = () => {
      if (leaving) return;
      if (dialog.open && !isOurs()) push();
      if (!dialog.open && isOurs()) {
        leave();
      }
    };
    const onPopState = () => {
      if (!leaving) {
        dialog.close();
        return;
      }
      if (dialog.open) push();
      const { link } = follow;
      follow.link = undefined;
      link?.click();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
      if (!link || !isPlain || link.target || link.origin !== location.origin || !isOurs()) return;
      event.preventDefault();
      event.stopPropagation();
      follow.link = link;
      dialog.close();
    };

    if (dialog.open) onToggle();
    dialog.addEventListener('toggle', onToggle);
    dialog.addEventListener('click', onClick, true);
    addEventListener('popstate', onPopState);
    return () => {
      dialog.removeEventListener('toggle', onToggle);
      dialog.removeEventListener('click', onClick, true);
      removeEventListener('popstate', onPopState);
    };
  }, [ref]);
}
