import { navigate, prefetchPathname } from 'gatsby';
import type { MouseEvent, SyntheticEvent } from 'react';
import { loadRenderer } from '../mdx/load-renderer';
import { leavesApp } from './leaves-app';

/**
 * Takes a click on a link to the router: as the handler of one link, or of everything below it.
 * Whatever is not a plain click on a link to an English page of this site stays the browser's.
 */
export function followInApp(event: MouseEvent): void {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = linkOf(event);
  if (!isPlain || event.defaultPrevented || !link) return;
  // A place on this very page needs no router.
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  const { href, pathname, search, hash } = link;
  // Without what renders pages here, the browser loads the next one whole.
  loadRenderer().then(
    () => navigate(pathname + search + hash),
    () => {
      location.assign(href);
    },
  );
}

/** Fetches the page behind a link that the visitor is about to follow. */
export function prepareInApp(event: SyntheticEvent): void {
  const link = linkOf(event);
  if (!link || link.pathname === location.pathname) return;
  prefetchPathname(link.pathname);
  // Silent: a click asks again.
  loadRenderer().catch(() => undefined);
}

/** The link of an event, if the router serves it. */
function linkOf({ target }: SyntheticEvent): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  const isServed = link && !link.target && link.origin === location.origin && !leavesApp(link.pathname);
  return isServed ? link : undefined;
}
