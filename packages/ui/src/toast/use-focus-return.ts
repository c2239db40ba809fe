import { useEffect, useRef } from 'react';

/**
 * Remembers where the focus was before it came into `host`, and leaves a dialog below alone when Escape closes a toast.
 * @returns gives the focus back, if it is still in there.
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
      // The toast is gone by now; the key's way still names it.
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
