import { instantOf } from '@tutoring/domain/session-times';
import { addDays, BUSINESS_ZONE } from './calendar';

/**
 * The days of an offer as moments, so that a visitor's browser needs no time zones.
 * @param offer.from, offer.until ISO days in Toronto, both included.
 */
export function offerTime({ from, until }: { from?: string | undefined; until: string }): {
  from?: number;
  until: number;
} {
  const startOf = (day: string) => instantOf(day, '00:00', BUSINESS_ZONE);
  return { ...(from && { from: startOf(from) }), until: startOf(addDays(until, 1)) };
}
