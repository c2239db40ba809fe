import { useSyncExternalStore, type ComponentType } from 'react';

let Shown: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Puts the consent components into the page, once they are here. */
export function fillConsentSlot(Component: ComponentType): void {
  Shown = Component;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The first place of every page. Whoever has chosen before never loads what stands in it. */
export function ConsentSlot() {
  const Component = useSyncExternalStore(
    subscribe,
    () => Shown,
    () => undefined,
  );
  return Component ? <Component /> : null;
}
