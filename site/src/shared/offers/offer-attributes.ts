import { isRunning, type OfferTime } from './offer';
import built from '../../generated/built.json';

/** Whether an offer had not ended when the site was built, and so may run when the page is read. */
export function mayRun({ until }: OfferTime): boolean {
  return until > built.builtAt;
}

/**
 * The attributes of an element that shows while an offer runs, or after it ended. The build hides it by its own clock;
 * the browser corrects that by the visitor's clock (client/bootstrap/show-offers.ts).
 */
export function offerAttributes({ from, until }: OfferTime, side: 'running' | 'ended') {
  const runs = isRunning({ from, until }, built.builtAt);
  return {
    hidden: side === 'running' ? !runs : runs,
    'data-side': side,
    'data-from': from,
    'data-until': until,
  };
}
