/**
 * Runs inline, while the browser parses the page: shows the current offers and the region strip that an earlier page
 * stored, and says whether the device keeps a study plan. A later script would shift the layout. The script is in every page and its hash is in the content security
 * policy (docs/adr/0006), so it stays small and depends only on storage and the clock.
 */
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { REGION_STRIP, type StoredNode } from '../../shared/before-paint';
import { showOffers } from './show-offers';

/** Creates the DOM node of a stored node. */
function createNode(stored: StoredNode): Node {
  if (typeof stored === 'string') return document.createTextNode(stored);
  const [namespace, name, attributes, ...children] = stored;
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? '');
  element.append(...children.map(createNode));
  return element;
}

try {
  showOffers(Date.now(), localStorage.getItem(STORAGE_KEY.dismissedOffer)?.split(' ') ?? []);
  const container = document.querySelector(`[${REGION_STRIP}]:empty`);
  const strip = sessionStorage.getItem(STORAGE_KEY.region);
  // The planner hides its form until the plan is above it.
  if (localStorage.getItem(STORAGE_KEY.studyPlan)) document.documentElement.dataset.plan = 'kept';
  // A visitor with an unsent message should not be distracted.
  if (container && strip && !sessionStorage.getItem(STORAGE_KEY.leadDraft))
    container.append(createNode(JSON.parse(strip) as StoredNode));
} catch {
  // Storage is blocked: the page stays as the server wrote it.
}
