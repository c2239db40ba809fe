/** The IANA time zone of the business, for session times and the days of offers. */
export const BUSINESS_ZONE = 'America/Toronto';

/** Adds days to an ISO day. */
export function addDays(date: string, days: number): string {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A Monday in Toronto's winter time and one in its summer time. */
export const WINTER_MONDAY = '2027-01-11';
export const SUMMER_MONDAY = '2027-07-12';
