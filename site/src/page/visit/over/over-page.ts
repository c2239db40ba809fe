import { consent } from '@tutoring/ui/consent';
import { STRIP_PLACE } from '../../../contract/before-paint';
import type { Slot } from '../../../contract/over-page';
import { offerSpecial } from './offer-card';
import { createSlot } from './slot';

/** The strip that suggests a region's page is one of the things that nobody asked for. */
const hasStrip = document.querySelector(`[${STRIP_PLACE}] > *`) !== null;

/** The place over this page. */
export const slot: Slot = createSlot(isBusy, hasStrip);

// The question about cookies can be asked for at any time.
const minded = () => {
  if (consent.get().isBannerOpen) slot.ask('consent', () => () => undefined);
  else slot.left('consent');
};
consent.subscribe(minded);
minded();

/** Finds out what is due on this page. */
export function askForTurns(): void {
  // A failed widget shows nothing.
  offerSpecial(slot).catch(() => undefined);
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
