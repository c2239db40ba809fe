import { referencePattern } from '@tutoring/domain/lead-limits';
import { useCallback, useEffect, useState, type MouseEvent } from 'react';

/** Marks the entry of the history that opening a lead has made. */
const ENTRY = 'inbox';

const referenceIn = (hash: string) => {
  const reference = hash.slice(1);
  return referencePattern.test(reference) ? reference : undefined;
};

/** The lead that is open: the fragment of the address names it, so that "back" closes it and a link leads to it. */
export function useOpenLead() {
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    const look = () => setReference(referenceIn(location.hash));
    look();
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('popstate', look);
      removeEventListener('hashchange', look);
    };
  }, []);

  /** For links to a lead: from one to the next is no step back. */
  const onFollow = useCallback((event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
    if (!isPlain) return;
    event.preventDefault();
    const { hash } = event.currentTarget;
    if (referenceIn(location.hash)) history.replaceState(history.state, '', hash);
    else history.pushState({ [ENTRY]: true }, '', hash);
    setReference(referenceIn(hash));
  }, []);

  const close = useCallback(() => {
    if ((history.state as Record<string, unknown> | null)?.[ENTRY]) {
      history.back();
      return;
    }
    history.replaceState(null, '', location.pathname + location.search);
    setReference(undefined);
  }, []);

  return { reference, onFollow, close };
}
