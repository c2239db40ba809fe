import type { Offer } from './shell-data';

/** The offers that run at a moment (milliseconds since the epoch): neither those to come nor those that have ended. */
export function runningOffers(offers: readonly Offer[], now: number): Offer[] {
  return offers.filter(({ from = -Infinity, until }) => from <= now && now < until);
}
