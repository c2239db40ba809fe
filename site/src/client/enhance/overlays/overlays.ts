import { consent } from '@tutoring/ui/consent';
import { REGION_STRIP } from '../../../shared/before-paint';
import type { OverlayQueue } from '../../../shared/overlays';
import { showOfferCard } from './offer-card';
import { createOverlayQueue } from './queue';

/** The region strip counts as the page's one suggestion. */
const hasStrip = document.querySelector(`[${REGION_STRIP}] > *`) !== null;

/** The queue of this page. */
export const overlays: OverlayQueue = createOverlayQueue(isBusy, hasStrip);

// The cookie banner can open at any time.
const syncConsentBanner = () => {
  if (consent.get().isBannerOpen) overlays.request('consent', () => () => undefined);
  else overlays.release('consent');
};
consent.subscribe(syncConsentBanner);
syncConsentBanner();

/** Queues the card of a current offer, if the page has one. */
export function requestOffers(): void {
  // An offer that fails to load is not shown.
  showOfferCard(overlays).catch(() => undefined);
}

/** Whether the visitor has something open or is writing. */
function isBusy(): boolean {
  return (
    document.querySelector('dialog[open], header :is([aria-expanded=true], details[open])') !== null || isWriting()
  );
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
