import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Milliseconds that a pointer rests on a trigger before its panel opens. */
export const NAVIGATION_OPEN_DELAY_MS = 100;
/** Milliseconds after which a panel that the pointer has left closes. */
export const NAVIGATION_CLOSE_DELAY_MS = 300;
/** Milliseconds after opening on hover in which a click was aimed at the closed menu, and leaves it open. */
const AIMED_AT_CLOSED_MS = 200;

interface OpenMenu {
  /** The label of the open group, or none. */
  open: string | undefined;
  close: () => void;
  /** Opens a panel by a key. */
  openByKey: (label: string) => void;
  /** Click or key on a trigger; says whether the panel is open now. */
  toggle: (label: string, byKey: boolean) => boolean;
  /** Pointer handlers of a group: its trigger and its panel. */
  hover: (
    label: string,
  ) => Record<'onPointerEnter' | 'onPointerMove' | 'onPointerLeave', (event: PointerEvent) => void>;
}

/** Which one of the navigation's panels is open, and when hovering opens and closes it. */
export function useOpenMenu(root: RefObject<HTMLElement | null>): OpenMenu {
  const [open, setOpenState] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoverOpenedAt = useRef(-Infinity);
  const openedByKey = useRef(false);

  const setOpen = (label: string | undefined, byKey = false) => {
    clearTimeout(timer.current);
    openedByKey.current = byKey;
    setOpenState(label);
  };
  /** Whoever came by keyboard keeps the panel, wherever the pointer goes: their focus is in it. */
  const isKept = () =>
    openedByKey.current || Boolean(root.current?.querySelector('[data-state="open"] :focus-visible'));
  const later = (label: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isKept()) return;
      if (label) hoverOpenedAt.current = performance.now();
      setOpenState(label);
    }, delay);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const close = () => {
      clearTimeout(timer.current);
      openedByKey.current = false;
      setOpenState(undefined);
    };
    const onPointerDown = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    // Also a panel that merely hovering opened is dismissed from anywhere (WCAG 1.4.13).
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, root]);

  return {
    open,
    close: () => setOpen(undefined),
    openByKey: (label) => setOpen(label, true),
    toggle(label, byKey) {
      const justOpened = performance.now() - hoverOpenedAt.current < AIMED_AT_CLOSED_MS;
      const isOpen = open !== label || justOpened;
      setOpen(isOpen ? label : undefined, isOpen && byKey);
      return isOpen;
    },
    hover: (label) => ({
      onPointerEnter(event) {
        if (event.pointerType === 'touch') return;
        if (open === label) clearTimeout(timer.current);
        else later(label, NAVIGATION_OPEN_DELAY_MS);
      },
      // On the way down to the open panel of another group: this one waits until the pointer rests.
      onPointerMove(event) {
        if (event.pointerType === 'touch' || !open || open === label || event.movementY <= 0) return;
        later(label, NAVIGATION_OPEN_DELAY_MS);
      },
      onPointerLeave(event) {
        if (event.pointerType === 'touch') return;
        if (open) later(undefined, NAVIGATION_CLOSE_DELAY_MS);
        else clearTimeout(timer.current);
      },
    }),
  };
}
