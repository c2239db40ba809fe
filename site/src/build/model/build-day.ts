import { instantOf } from '@tutoring/domain/session-times';
import { BUSINESS_ZONE } from './calendar';

/**
 * The start of the business's day on which the site is built, in milliseconds. The only place where the build asks for the
 * date, so all pages agree and builds of one day are alike. Offers start and end at such a moment.
 *
 * In the browser, client/enhance/clock.ts is the only place.
 */
export function buildDay(now = Date.now()): number {
  // Canada writes days as ISO does.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE }).format(now);
  return instantOf(day, '00:00', BUSINESS_ZONE);
}
