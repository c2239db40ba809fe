import { useState, type KeyboardEvent } from 'react';
import { isOfInputMethod } from './composition';

interface List {
  isOpen: boolean;
  /** How many options there are. */
  count: number;
  optionId: (at: number) => string;
  open: () => void;
  /** What Escape does. @returns whether it did anything. */
  onEscape: () => boolean;
}

/** The keys of a combobox: the focus stays in the field, and one option after the other is active. */
export function useListKeys({ isOpen, count, optionId, open, onEscape }: List) {
  const [active, setActive] = useState(-1);
  const move = (to: number) => {
    const at = (to + count) % count;
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };
  /** Whether a key means the list. */
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
    /** The number of the active option; -1 for none. */
    active,
    forget: () => setActive(-1),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // What is composed by an input method belongs to it, and so do its keys.
      if (isOfInputMethod(event)) return;
      if (!take(event.key)) return;
      event.preventDefault();
      // A dialog around it stays open.
      event.stopPropagation();
    },
  };
}
