import { useCallback, type ForwardedRef, type RefCallback, type RefObject } from 'react';

/** One ref for two: the component's own and the caller's. */
export function useMergedRef<Value>(own: RefObject<Value | null>, callers: ForwardedRef<Value>): RefCallback<Value> {
  return useCallback(
    (value: Value | null) => {
      own.current = value;
      if (typeof callers === 'function') callers(value);
      else if (callers) callers.current = value;
    },
    [own, callers],
  );
}
