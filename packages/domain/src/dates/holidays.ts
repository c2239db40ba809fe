import type { KeyDate } from './types';

/** The holidays of a calendar that schools share, such as Ontario’s. */
export interface SchoolHolidays extends Pick<KeyDate, 'id' | 'status' | 'basis' | 'source' | 'checked'> {
  /** ISO 3166-1, such as `CA`. */
  country: string;
  /** The part of the country, in its own language. Missing if the calendar holds for all of it. */
  place?: string | undefined;
  /** Days and periods off, as a study plan has them: `2027-02-15`, `2026-12-21/2027-01-01`. Earliest first. */
  off: readonly string[];
}

/**
 * The holidays of a calendar that have not ended.
 * @param today `YYYY-MM-DD`.
 */
export function comingHolidays({ off }: Pick<SchoolHolidays, 'off'>, today: string): string[] {
  return off.filter((period) => period.slice(-today.length) >= today);
}
