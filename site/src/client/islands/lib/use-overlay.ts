import { useRef, useState } from 'react';
import type { OverlayName } from '../../../shared/overlays';
import type { PageServices } from '../../../shared/islands';

/**
 * The open state of an overlay that the visitor opens. It replaces the overlay that is open, and a later one replaces it.
 */
export function useOverlay(
  name: OverlayName,
  services: PageServices | undefined,
): [isOpen: boolean, change: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(false);
  const change = (next: boolean) => {
    latest.current = next;
    setOpen(next);
    services?.overlays().then(
      // The visitor may have closed it meanwhile.
      (overlays) => (latest.current ? overlays.request(name, () => () => setOpen(false)) : overlays.release(name)),
      // It opens without the queue.
      () => undefined,
    );
  };
  return [isOpen, change];
}
