import { regionOf, type PrivacyRegion } from '@tutoring/domain/consent';

/** The privacy region of a request's sender. */
export function regionAt(cf: unknown): PrivacyRegion {
  const { country, regionCode } = (cf ?? {}) as { country?: string; regionCode?: string };
  return regionOf(country, regionCode);
}
