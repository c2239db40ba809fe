import { useCallback, useEffect, useState, type MouseEvent } from 'react';

/** Marks the entry of the history that opening something has made. */
const ENTRY = 'desk.opened';

/**
 * What is open beside a list: the fragment of the address names it, so that "back" closes it and a link leads to it.
 * @param read What a fragment without its `#` names. Must stay the same function.
 */
export function useFragment<Value extends string | number>(read: (fragment: string) => Value | undefined) {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const look = () => setValue(read(location.hash.slice(1)));
    look();
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
    };
  }, [read]);

  const open = useCallback(
    (fragment: string) => {
      const hash = `#${fragment}`;
      // From one to the next is no step back.
      if (read(location.hash.slice(1)) !== undefined) history.replaceState(history.state, '', hash);
      else history.pushState({ [ENTRY]: true }, '', hash);
      setValue(read(fragment));
    },
    [read],
  );
  /** For links to a fragment. */
  const onFollow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
      if (!isPlain) return;
      event.preventDefault();
      open(event.currentTarget.hash.slice(1));
    },
    [open],
  );
  const close = useCallback(() => {
    if ((history.state as Record<string, unknown> | null)?.[ENTRY]) {
      history.back();
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    setValue(undefined);
  }, []);

  return { value, open, onFollow, close };
}
