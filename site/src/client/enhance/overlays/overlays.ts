import { consent } from '@tutoring/ui/consent';
import { REGION_STRIP } from '../../../shared/before-paint';
import type { OverlayQueue } from '../../../shared/overlays';
import { offerSpecial } from './offer-card';
import { createOverlayQueue } from './queue';

/** The strip that suggests a region's page is one of the things that nobody asked for. */
const hasStrip = document.querySelector(`[${REGION_STRIP}] > *`) !== null;

/** The place over this page. */
export const overlays: OverlayQueue = createOverlayQueue(isBusy, hasStrip);

// The question about cookies can be asked for at any time.
const minded = () => {
  if (consent.get().isBannerOpen) overlays.request('consent', () => () => undefined);
  else overlays.release('consent');
};
consent.subscribe(minded);
minded();

/** Finds out what is due on this page. */
export function requestOffers(): void {
  // A failed widget shows nothing.
  offerSpecial(overlays).catch(() => undefined);
}

/** Whether the visitor has opened something or is writing. */
function isBusy(): boolean {
  return (
    document.querySelector('dialog[open], header :is([aria-expanded=true], details[open])') !== null || isWriting()
  );
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
