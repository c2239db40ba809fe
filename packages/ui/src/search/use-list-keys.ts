import { useState, type KeyboardEvent } from 'react';
import { isOfInputMethod } from './composition';

interface List {
  isOpen: boolean;
  /** The number of options. */
  count: number;
  optionId: (at: number) => string;
  open: () => void;
  /** Handles Escape. @returns Whether it did anything. */
  onEscape: () => boolean;
}

/** The keyboard behaviour of a combobox: the focus stays in the field, and the arrow keys change the active option. */
export function useListKeys({ isOpen, count, optionId, open, onEscape }: List) {
  const [active, setActive] = useState(-1);
  const move = (to: number) => {
    const at = (to + count) % count;
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  /** Handles a key. @returns Whether the key was for the list. */
  const take = (key: string): boolean => {
    const hasActive = isOpen && active >= 0;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      if (!isOpen) open();
      const next = key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      move(isOpen ? next : 0);
      return true;
    }
    if (key === 'Escape') {
      setActive(-1);
      return onEscape();
    }
    if (!hasActive) return false;
    if (key === 'Home') move(0);
    else if (key === 'End') move(count - 1);
    else if (key === 'Enter') document.getElementById(optionId(active))?.click();
    else return false;
    return true;
  };
  return {
    /** The index of the active option, or -1 for none. */
    active,
    forget: () => setActive(-1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // While an input method composes, it handles the keys.
      if (isOfInputMethod(event)) return;
      if (!take(event.key)) return;
      event.preventDefault();
      // Keeps a dialog around the box open.
      event.stopPropagation();
    },
  };
}
