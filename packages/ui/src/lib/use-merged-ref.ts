import { useMemo, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/**
 * One ref for two: the component's own and the caller's. If the caller's function returns a clean-up (React 19), this calls it
 * instead of calling the function with `null`, because React 18 does not support clean-ups.
 */
export function useMergedRef<Value>(own: RefObject<Value | null>, callers: ForwardedRef<Value>): RefCallback<Value> {
  return useMemo(() => {
    let cleanUp: unknown;
    return (value: Value | null) => {
      own.current = value;
      if (typeof cleanUp === 'function') {
        (cleanUp as () => void)();
        cleanUp = undefined;
        if (value === null) return;
      }
      if (typeof callers === 'function') cleanUp = callers(value);
      else if (callers) callers.current = value;
    };
  }, [own, callers]);
}
