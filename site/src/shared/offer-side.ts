import { isRunning, type OfferTime } from './offer';
import built from '../generated/built.json';

/** Whether an offer may still run when somebody reads the page. */
export function mayRun({ until }: OfferTime): boolean {
  return until > built.builtAt;
}

/**
 * The attributes of what stands while an offer runs, or once it has ended: hidden, if it did not hold when the site
 * was built. The visitor's own clock decides what is shown (client/enhance/offers.ts).
 */
export function sideOf({ from, until }: OfferTime, side: 'running' | 'ended') {
  const runs = isRunning({ from, until }, built.builtAt);
  return {
    hidden: side === 'running' ? !runs : runs,
    'data-side': side,
    'data-from': from,
    'data-until': until,
  };
}
