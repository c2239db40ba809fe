import { useEffect, type RefObject } from 'react';

/** Closes an open `<details>` on a press beside it, when the focus leaves it, and on Escape, which returns to its summary. */
export function useLightDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);
    const onPress = ({ target }: Event) => {
      if (isOutside(target)) element.open = false;
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) element.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    element.addEventListener('focusout', onLeave);
    element.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element.removeEventListener('focusout', onLeave);
      element.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
