import { useCallback, useEffect, useState, type MouseEvent } from 'react';
import { DESK } from './screens';

/** The path and query of the address, and a handler for clicks that follows links inside the desk without loading the page again. */
export function usePath() {
  const [{ path, search }, setAddress] = useState(here);
  useEffect(() => {
    const look = () => setAddress(here());
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  const onClick = useCallback((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, hash, href } = link;
    const isDesk = origin === location.origin && (pathname === DESK || pathname.startsWith(`${DESK}/`));
    if (!isDesk) return;
    if (hash && pathname === location.pathname) {
      // The fragment of the address says what is open (use-fragment.ts). A link to a place on the page leaves it alone.
      const place = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!place) return;
      event.preventDefault();
      goTo(place);
      return;
    }
    event.preventDefault();
    history.pushState(null, '', href);
    // Also tells what follows the fragment, which is gone now.
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, []);
  return { path, search, onClick };
}

/** As browsers follow a link to a place: it comes into sight, and the next Tab goes on from there. */
function goTo(place: HTMLElement): void {
  place.scrollIntoView({ block: 'nearest' });
  place.focus({ preventScroll: true });
  if (place.matches(':focus')) return;
  // Headings and sections take the focus only with a tabindex.
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

const here = () => ({ path: location.pathname, search: location.search });

function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey && button === 0;
}
