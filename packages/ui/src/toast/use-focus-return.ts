import { useEffect, useRef } from 'react';

/**
 * Remembers the focused element before the focus enters `host`. When Escape closes a toast, the dialog below stays open.
 * @returns Returns the focus to that element, if the focus is still inside `host`.
 */
export function useFocusReturn(host: HTMLElement | undefined): () => void {
  const cameFrom = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!host) return;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (host.contains(relatedTarget as Node | null)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // The toast is already removed. The event's path still contains the host.
      if (event.key === 'Escape' && event.composedPath().includes(host)) event.preventDefault();
    };
    host.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      host.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [host]);

  return () => {
    const { activeElement } = document;
    if (!host?.contains(activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else (activeElement as HTMLElement).blur();
  };
}
