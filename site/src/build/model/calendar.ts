/** The IANA zone of the business: of its tutors' clock, and of the days on which its offers run. */
export const BUSINESS_ZONE = 'America/Toronto';

/** The ISO day that lies `days` after an ISO day. */
export function addDays(date: string, days: number): string {
  const moved = new Date(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A Monday in Toronto's winter time and one in its summer time. */
export const WINTER_MONDAY = '2027-01-11';
export const SUMMER_MONDAY = '2027-07-12';
