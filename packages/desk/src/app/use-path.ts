import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { DESK } from './screens';

/** The path of the address, and a handler for clicks that follows links inside the desk without loading the page again. */
export function usePath() {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const look = () => setPath(location.pathname);
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const onClick = useCallback((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, hash, href } = link;
    const isDesk = origin === location.origin && (pathname === DESK || pathname.startsWith(`${DESK}/`));
    // The browser follows links to a place on the page.
    if (!isDesk || (hash && pathname === location.pathname)) return;
    event.preventDefault();
    history.pushState(null, '', href);
    setPath(pathname);
    scrollTo(0, 0);
  }, []);
  return { path, onClick };
}

function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
}
