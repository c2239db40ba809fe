import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { safeStorage } from '@tutoring/ui/internal/storage';
import type { OverlayQueue } from '../../../shared/overlays';
import { track } from '../analytics/track';
import { isPreview } from '../clock';
import { dismissOffer } from '../offers';
import { fetchCards, queueCard } from './card';

const session = safeStorage('session');

/**
 * Queues the card of a running offer: once a session, and only when its promo line is scrolled out of view. Closing the
 * card or the line dismisses both permanently.
 */
export async function showOfferCard(overlays: OverlayQueue): Promise<void> {
  const line = [...document.querySelectorAll<HTMLElement>('[data-card]')].find(({ hidden }) => !hidden);
  const { card: name, offer } = line?.dataset ?? {};
  if (!line || !name || !offer || session.get(STORAGE_KEY.dismissedOffer) !== null) return;
  const [card] = await fetchCards(name);
  if (!card) return;
  const event = { page_path: location.pathname, offer };
  queueCard(overlays, 'offer', card, {
    // The visitor may have closed the line, or the offer may have ended.
    isDue: () => !line.hidden && line.getBoundingClientRect().bottom <= 0,
    onShown() {
      if (!isPreview()) session.set(STORAGE_KEY.dismissedOffer, offer);
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
