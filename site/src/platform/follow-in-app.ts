import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isForeign } from './foreign';

/**
 * Takes the links of unhydrated HTML to the router. Whatever is not a plain click on a link to
 * an English page of this site stays the browser's.
 */
export function followInApp(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest('a');
  if (
    !isPlain ||
    event.defaultPrevented ||
    !link ||
    link.target ||
    isForeign(link.pathname) ||
    link.origin !== location.origin
  )
    return;
  // A place on this very page needs no router.
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  void navigate(link.pathname + link.search + link.hash);
}
