import { enhancePromoBanner } from '@tutoring/ui/enhance';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import { isRunning } from '../../contract/offer';

/** Where dismissed offers are remembered for good: their ids, with spaces between. */
const storage = safeStorage('local');

const dismissed = () => storage.get(STORAGE_KEY.dismissedOffer)?.split(' ') ?? [];

/** Remembers that the visitor wants to see no more of an offer. */
export function dismissOffer(id: string): void {
  storage.set(STORAGE_KEY.dismissedOffer, [...dismissed(), id].join(' '));
}

/**
 * Shows of each offer what holds at the visitor's time: the server wrote what held when the site was built, and both
 * sides of an end that was still to come.
 */
export function showOffers(now: number): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { from, until, offer, side } = element.dataset;
    const runs = isRunning({ ...(from && { from: Number(from) }), until: Number(until) }, now);
    const isDismissed = offer !== undefined && dismissed().includes(offer);
    element.hidden = side === 'ended' ? runs : !runs || isDismissed;
    if (offer !== undefined) enhancePromoBanner(element, { onDismiss: () => dismissOffer(offer) });
  }
}
