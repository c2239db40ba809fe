/**
 * Runs inline, while the browser reads the page: shows the offers of the day and the strip that the last page has kept.
 * A script that comes later would move what the visitor reads. Its text is in every page, and its hash in the content
 * policy (docs/adr/0006): it stays small, and reads nothing but the browser's storage and clock.
 */
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { REGION_STRIP, type StoredNode } from '../../shared/before-paint';
import { showOffers } from './show-offers';

/** Builds what was kept. */
function build(kept: StoredNode): Node {
  if (typeof kept === 'string') return document.createTextNode(kept);
  const [namespace, name, attributes, ...children] = kept;
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.append(...children.map(build));
  return element;
}

try {
  showOffers(Date.now(), localStorage.getItem(STORAGE_KEY.dismissedOffer)?.split(' ') ?? []);
  const place = document.querySelector(`[${REGION_STRIP}]:empty`);
  const kept = sessionStorage.getItem(STORAGE_KEY.region);
  // A visitor who has begun a message is about to send it.
  if (place && kept && !sessionStorage.getItem(STORAGE_KEY.leadDraft))
    place.append(build(JSON.parse(kept) as StoredNode));
} catch {
  // The browser's storage is forbidden: the page stays as the server wrote it.
}
