import { useMemo, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/**
 * Merges the component's own ref and the caller's. If the caller's ref function returns a cleanup, as React 19 allows, the merged
 * ref calls that cleanup itself instead of returning it, because React 18 does not support cleanups.
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
