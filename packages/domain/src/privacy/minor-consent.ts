import type { PrivacyRegion } from './consent';

const MINOR_CONSENT: Readonly<Record<PrivacyRegion, number>> = {
  ca: 13,
  us: 13,
  eu: 16,
  sg: 13,
  hk: 13,
  ae: 18,
  cn: 14,
  jp: 13,
  kr: 14,
  au: 13,
};

/** The age in years below which a parent must consent in a region (specification, section 9). */
export function minorConsentOf(region: PrivacyRegion): number {
  return MINOR_CONSENT[region];
}
