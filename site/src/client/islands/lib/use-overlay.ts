import { useRef, useState } from 'react';
import type { OverlayName } from '../../../shared/overlays';
import type { PageServices } from '../../../shared/islands';

/**
 * Whether something that the visitor opens lies over the page. What lies there gives way to it, and it to what comes at
 * once after it.
 */
export function useOverlay(
  name: OverlayName,
  visit: PageServices | undefined,
): [isOpen: boolean, change: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(false);
  const change = (next: boolean) => {
    latest.current = next;
    setOpen(next);
    visit?.overlays().then(
      // The visitor may have changed their mind meanwhile.
      (slot) => (latest.current ? slot.request(name, () => () => setOpen(false)) : slot.release(name)),
      // It opens all the same.
      () => undefined,
    );
  };
  return [isOpen, change];
}
