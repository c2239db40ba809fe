import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/storage';
import type { OverlayQueue } from '../../../shared/overlays';
import { track } from '../analytics/track';
import { dismissOffer } from '../offers';
import { fetchCards, queueCard } from './card';

const session = safeStorage('session');

/**
 * Shows the card of an offer that runs: once a visit, and only once its line above the page is out of sight. Closing
 * either closes both, for good.
 */
export async function offerSpecial(slot: OverlayQueue): Promise<void> {
  const line = [...document.querySelectorAll<HTMLElement>('[data-card]')].find((one) => !one.hidden);
  const { card: name, offer } = line?.dataset ?? {};
  if (!line || !name || !offer || session.get(STORAGE_KEY.dismissedOffer) !== null) return;
  const [card] = await fetchCards(name);
  if (!card) return;
  const event = { page_path: location.pathname, offer };
  queueCard(slot, 'offer', card, {
    // The line may have been closed, or its offer may have ended, in the meantime.
    isDue: () => !line.hidden && line.getBoundingClientRect().bottom <= 0,
    onShown() {
      session.set(STORAGE_KEY.dismissedOffer, offer);
      track('special_offer_shown', event);
    },
    onFollowed: () => track('special_offer_followed', event),
    onDismissed() {
      dismissOffer(offer);
      line.hidden = true;
      track('special_offer_dismissed', event);
    },
  });
}
