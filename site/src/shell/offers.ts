import type { Offer } from './shell-data';

/** The offers' clock: where the business is. */
const ZONE = 'America/Toronto';
const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' });

/** The ISO day it is in Toronto at a moment. */
export function torontoDay(now: Date): string {
  return dayIn.format(now);
}

/** The offers that run on an ISO day: neither those to come nor those that have ended. */
export function runningOffers(offers: readonly Offer[], day: string): Offer[] {
  return offers.filter(({ from, until }) => (!from || from <= day) && day <= until);
}
