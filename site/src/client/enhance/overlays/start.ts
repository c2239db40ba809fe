import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { consent } from '@tutoring/ui/consent';
import { safeStorage } from '@tutoring/ui/internal/storage';
import { REGION_STRIP } from '../../../shared/before-paint';
import { PAUSE_MS } from './pause';

/** Milliseconds after the enhancements start during which no card is queued (specification, section 9). */
export const READY_WIDGET_DELAY_MS = 1000;

/** Loads the overlay queue. */
export const loadOverlays = () => import('./overlays');

/** Starts the suggestions of this page. Loads no code if the page has none. */
export function startOverlays(): void {
  const region = safeStorage('session').get(STORAGE_KEY.region);
  // A strip that is in the page already is enhanced immediately. An empty value means: no more suggestions in this session.
  if (region) startRegionStrip();
  else if (region === null) setTimeout(startRegionStrip, READY_WIDGET_DELAY_MS);
  if (document.querySelector('[data-card]')) setTimeout(requestOffersAfterConsent, READY_WIDGET_DELAY_MS);
}

function startRegionStrip(): void {
  const container = document.querySelector(`[${REGION_STRIP}]`);
  let pressed: HTMLElement | null = null;
  const recordPress = ({ target }: Event) => (pressed = (target as Element).closest('button'));
  // The strip is in the page before its script: replay a press on its button once the script has loaded.
  container?.addEventListener('click', recordPress);
  import('../region/region-strip')
    .then(async ({ suggestRegion }) => {
      await suggestRegion();
      container?.removeEventListener('click', recordPress);
      pressed?.click();
    })
    // A failed widget shows nothing.
    .catch(() => undefined);
}

/** Waits until the cookie banner is closed. */
function requestOffersAfterConsent(): void {
  let pause = 0;
  const check = () => {
    const { region, isBannerOpen } = consent.get();
    if (isBannerOpen) pause = PAUSE_MS;
    if (!region || isBannerOpen) return;
    stop();
    setTimeout(requestOffers, pause);
  };
  const stop = consent.subscribe(check);
  check();
}

function requestOffers(): void {
  // A failed widget shows nothing.
  loadOverlays()
    .then((module) => module.requestOffers())
    .catch(() => undefined);
}
