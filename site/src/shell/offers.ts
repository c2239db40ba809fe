import type { Offer } from './shell-data';

/** The offers that run at a moment (milliseconds since the epoch): neither those to come nor those that have ended. */
export function runningOffers<Timed extends Pick<Offer, 'from' | 'until'>>(
  offers: readonly Timed[],
  now: number,
): Timed[] {
  return offers.filter(({ from = -Infinity, until }) => from <= now && now < until);
}
