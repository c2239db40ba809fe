import { useRef, useState } from 'react';
import type { OverPage } from '../contract/over-page';
import type { Visit } from '../contract/part';

/**
 * Whether something that the visitor opens lies over the page. What lies there gives way to it, and it to what comes at
 * once after it.
 */
export function useTurn(
  name: OverPage,
  visit: Visit | undefined,
): [isOpen: boolean, change: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(false);
  const change = (next: boolean) => {
    latest.current = next;
    setOpen(next);
    visit?.slot().then(
      // The visitor may have changed their mind meanwhile.
      (slot) => (latest.current ? slot.ask(name, () => () => setOpen(false)) : slot.left(name)),
      // It opens all the same.
      () => undefined,
    );
  };
  return [isOpen, change];
}
