import { useCallback, useRef } from 'react';

/**
 * An answer replaces the pressed button. Focus moves to what takes its place.
 * @returns `ref` for the buttons that replace one another, and `expectFocus`, to call before the answer.
 */
export function useFocusAfter() {
  const isExpected = useRef(false);
  const ref = useCallback((button: HTMLButtonElement | null) => {
    if (!button || !isExpected.current) return;
    isExpected.current = false;
    button.focus();
  }, []);
  const expectFocus = useCallback(() => {
    isExpected.current = true;
  }, []);
  return { ref, expectFocus };
}
