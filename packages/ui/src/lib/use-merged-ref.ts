import { useMemo, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/**
 * One ref for two: the component's own and the caller's. A clean-up that the caller's function
 * returns (React 19) is called here, in place of the function with `null`: React 18 wants none.
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
