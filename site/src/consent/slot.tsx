import { useSyncExternalStore, type ReactNode } from 'react';

let content: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts the consent components into the page, once they are here. */
export function fillConsentSlot(element: ReactNode): void {
  content = element;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The first place of every page. Whoever has chosen before never loads what stands in it. */
export function ConsentSlot() {
  return useSyncExternalStore(
    subscribe,
    () => content,
    () => null,
  );
}
