import { enhancePromoBanner } from '@tutoring/ui/enhance';
import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { isPreview } from './clock';
import { showOffers } from '../bootstrap/show-offers';

/** Holds the ids of dismissed offers, separated by spaces. */
const storage = safeStorage('local');

const dismissed = () => storage.get(STORAGE_KEY.dismissedOffer)?.split(' ') ?? [];

/** Remembers that the visitor closed an offer, except in a preview. */
export function dismissOffer(id: string): void {
  if (isPreview()) return;
  storage.set(STORAGE_KEY.dismissedOffer, [...dismissed(), id].join(' '));
}

/** Shows the current offers, in case the inline script could not, and makes their close buttons work. */
export function startOffers(now: number): void {
  showOffers(now, dismissed());
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const { offer } = element.dataset;
    if (offer !== undefined) enhancePromoBanner(element, { onDismiss: () => dismissOffer(offer) });
  }
}
