import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../lib/use-browser-layout-effect';
import { openModals } from '../dialog/open-modals';

/** The element that contains the toasts, once it is in the document, and its direction. */
interface Host {
  element: HTMLElement;
  isRtl: boolean;
}

/**
 * Moves the element with the toasts and live regions, so that it is never inert. Its place is the anchor, or the topmost
 * modal dialog while one is open. The hook does not render the element again, so that no timer restarts. In a dialog the
 * element is a popover, so that the dialog does not clip or transform it.
 * (docs/adr/0003)
 */
export function useHost(anchor: RefObject<HTMLElement | null>, own: RefObject<HTMLElement | null>): Host | undefined {
  const [host, setHost] = useState<Host>();
  // Use a layout effect, so that the clean-up moves the element back before React removes it.
  useBrowserLayoutEffect(() => {
    const element = own.current;
    const home = anchor.current;
    if (!element || !home) return;
    const isRtl = getComputedStyle(home).direction === 'rtl';
    let modals: HTMLDialogElement[] = [];
    const observer = new MutationObserver(() => place());

    function place(): void {
      const now = openModals();
      // Keep the order in which the dialogs opened. The document's order can differ.
      modals = [...modals.filter((modal) => now.includes(modal)), ...now.filter((modal) => !modals.includes(modal))];
      const modal = modals.at(-1);
      // Watch for removed elements too: removing an open dialog would remove the toasts inside it.
      observer.observe(document, { subtree: true, attributeFilter: ['open'], childList: modal !== undefined });
      move(modal);
    }
    function move(modal: HTMLDialogElement | undefined): void {
      const place = modal ?? home;
      if (!element || !place || element.parentElement === place) return;
      place.append(element);
      element.popover = modal ? 'manual' : null;
      // Without popover support, the dialog may clip or move the toasts.
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
