import { enhancePromoBanner } from '@tutoring/ui/enhance';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import { showOffers } from '../bootstrap/show-offers';

/** Where dismissed offers are remembered for good: their ids, with spaces between. */
const storage = safeStorage('local');

const dismissed = () => storage.get(STORAGE_KEY.dismissedOffer)?.split(' ') ?? [];

/** Remembers that the visitor wants to see no more of an offer. */
export function dismissOffer(id: string): void {
  storage.set(STORAGE_KEY.dismissedOffer, [...dismissed(), id].join(' '));
}

/** Shows the offers of the day, where the inline script has not done so, and makes their buttons work. */
export function startOffers(now: number): void {
  showOffers(now, dismissed());
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { offer } = element.dataset;
    if (offer !== undefined) enhancePromoBanner(element, { onDismiss: () => dismissOffer(offer) });
  }
}
