import { expect, it } from 'vitest';
import { PRIVACY_REGIONS } from './consent';
import { REGION_PROFILES } from './regions';

it('has one profile for each region of the specification', () => {
  expect(REGION_PROFILES.map(({ code }) => code)).toEqual([...PRIVACY_REGIONS]);
});

// Specification, section 9.
it('has the ages of consent and the retention of the specification', () => {
  expect(Object.fromEntries(REGION_PROFILES.map(({ code, minorConsent }) => [code, minorConsent]))).toEqual({
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
  });
  expect(REGION_PROFILES.filter(({ lowerAges }) => lowerAges).map(({ code }) => code)).toEqual(['eu']);
  const retention = Object.fromEntries(REGION_PROFILES.map(({ code, dataRetention }) => [code, dataRetention]));
  const { eu, cn, kr, ...others } = retention;
  expect(eu).toMatch(/6 years, or until the purpose is fulfilled/);
  expect(cn).toMatch(/Minimum necessary: .* after one year at the latest/);
  expect(kr).toMatch(/3 years for marketing, 5 years for contracts/);
  expect(new Set(Object.values(others))).toEqual(new Set(['7 years.']));
});
