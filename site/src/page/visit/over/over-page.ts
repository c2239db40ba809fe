import { consent } from '@tutoring/ui/consent';
import type { Slot } from '../../../contract/over-page';
import { offerSpecial } from './offer-card';
import { suggestRegion } from './region';
import { createSlot } from './slot';

/** The place over this page. */
export const slot: Slot = createSlot(isBusy);

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
  suggestRegion(slot).catch(() => undefined);
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
