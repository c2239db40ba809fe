import * as STORAGE_KEY from '@tutoring/domain/storage-keys';
import { consent } from '@tutoring/ui/consent';
import { safeStorage } from '@tutoring/ui/storage';
import { REGION_STRIP } from '../../../shared/before-paint';
import { PAUSE_MS } from './pause';

/** Milliseconds after the visit's beginning before which nothing asks for a turn (specification, section 9). */
export const READY_WIDGET_DELAY_MS = 1000;

/** The code of the place over the page, for whoever wants to lie there. */
export const loadOverlays = () => import('./overlays');

/** Looks a while after the visit began whether something may be due; else nothing is loaded. */
export function startOverlays(): void {
  const region = safeStorage('session').get(STORAGE_KEY.region);
  // What stands in the page already is answered at once. Empty: nothing is suggested in this visit any more.
  if (region) suggest();
  else if (region === null) setTimeout(suggest, READY_WIDGET_DELAY_MS);
  if (document.querySelector('[data-card]')) setTimeout(afterConsent, READY_WIDGET_DELAY_MS);
}

function suggest(): void {
  const place = document.querySelector(`[${REGION_STRIP}]`);
  let pressed: HTMLElement | null = null;
  const keepPress = ({ target }: Event) => (pressed = (target as Element).closest('button'));
  // A strip is in the page before its script: a press on its button is repeated once the script has come.
  place?.addEventListener('click', keepPress);
  import('../region/region-strip')
    .then(async ({ suggestRegion }) => {
      await suggestRegion();
      place?.removeEventListener('click', keepPress);
      pressed?.click();
    })
    // A failed widget shows nothing.
    .catch(() => undefined);
}

/** The question about cookies comes first. */
function afterConsent(): void {
  let rest = 0;
  const look = () => {
    const { region, isBannerOpen } = consent.get();
    if (isBannerOpen) rest = PAUSE_MS;
    if (!region || isBannerOpen) return;
    stop();
    setTimeout(begin, rest);
  };
  const stop = consent.subscribe(look);
  look();
}

function begin(): void {
  // A failed widget shows nothing.
  loadOverlays()
    .then(({ requestOffers: askForTurns }) => askForTurns())
    .catch(() => undefined);
}
