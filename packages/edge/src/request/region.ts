import { regionOf, type PrivacyRegion } from '@tutoring/domain/consent';

/** The profile of privacy that holds where a request comes from. */
export function regionAt(cf: unknown): PrivacyRegion {
  const { country, regionCode } = (cf ?? {}) as { country?: string; regionCode?: string };
  return regionOf(country, regionCode);
}
