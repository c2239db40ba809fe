import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../lib/use-browser-layout-effect';
import { openModals } from '../dialog/open-modals';

/** What toasts stand in, once it is in a document, and which way it reads. */
interface Host {
  element: HTMLElement;
  isRtl: boolean;
}

/**
 * Keeps the element of toasts and their live regions where it can be pressed and heard: at its anchor, or, while a modal
 * dialog is open, in the uppermost one, since everything outside it is inert. It is moved and not rendered anew, so that
 * no toast begins its time again. In a dialog it is a popover: what the dialog clips or transforms does not reach it.
 * (docs/adr/0003)
 */
export function useHost(anchor: RefObject<HTMLElement | null>, own: RefObject<HTMLElement | null>): Host | undefined {
  const [host, setHost] = useState<Host>();
  // Before React takes anything away: it looks for the element where it has put it.
  useBrowserLayoutEffect(() => {
    const element = own.current;
    const home = anchor.current;
    if (!element || !home) return;
    const isRtl = getComputedStyle(home).direction === 'rtl';
    let modals: HTMLDialogElement[] = [];
    const observer = new MutationObserver(() => place());

    function place(): void {
      const now = openModals();
      // In the order in which they opened, which the document's need not be.
      modals = [...modals.filter((modal) => now.includes(modal)), ...now.filter((modal) => !modals.includes(modal))];
      const modal = modals.at(-1);
      // A dialog that is taken away while it is open would take the toasts along.
      observer.observe(document, { subtree: true, attributeFilter: ['open'], childList: modal !== undefined });
      move(modal);
    }
    function move(modal: HTMLDialogElement | undefined): void {
      const place = modal ?? home;
      if (!element || !place || element.parentElement === place) return;
      place.append(element);
      element.popover = modal ? 'manual' : null;
      // Browsers without it show the toasts where the dialog is.
      if (modal && 'showPopover' in element) element.showPopover();
    }
    place();
    setHost({ element, isRtl });
    return () => {
      observer.disconnect();
      move(undefined);
    };
  }, [anchor, own]);
  return host;
}
