import { useEffect, useState, type RefObject } from 'react';
import * as styles from './toast.css';

/** What toasts stand in, and which way it reads. */
interface Host {
  element: HTMLElement;
  isRtl: boolean;
}

/**
 * An element for toasts and their live regions that is always where it can be pressed and heard: at its anchor, or,
 * while a modal dialog is open, in the uppermost one, since everything outside it is inert. It is moved and not
 * rendered anew, so that no toast begins its time again. In a dialog it is a popover: what the dialog clips or
 * transforms does not reach it. (docs/adr/0025)
 */
export function useHost(anchor: RefObject<HTMLElement | null>): Host | undefined {
  const [host, setHost] = useState<Host>();
  useEffect(() => {
    if (!anchor.current) return;
    const element = document.createElement('div');
    element.className = styles.host;
    const isRtl = getComputedStyle(anchor.current).direction === 'rtl';
    let modals: HTMLDialogElement[] = [];
    const observer = new MutationObserver(() => place());

    function place(): void {
      const now = openModals();
      // In the order in which they opened, which the document's need not be.
      modals = [...modals.filter((modal) => now.includes(modal)), ...now.filter((modal) => !modals.includes(modal))];
      const modal = modals.at(-1);
      // A dialog that is taken away while it is open would take the toasts along.
      observer.observe(document, { subtree: true, attributeFilter: ['open'], childList: modal !== undefined });
      const home = modal ?? anchor.current;
      if (!home || element.parentElement === home) return;
      home.append(element);
      element.popover = modal ? 'manual' : null;
      // Browsers without it show the toasts where the dialog is.
      if (modal && 'showPopover' in element) element.showPopover();
    }
    place();
    setHost({ element, isRtl });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [anchor]);
  return host;
}

function openModals(): HTMLDialogElement[] {
  // Safari knows the word from 15.6.
  const isModal = (dialog: Element) => !CSS.supports('selector(:modal)') || dialog.matches(':modal');
  return [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open && isModal(dialog));
}
