import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL,
  allowedChoices,
  CONSENT_VALID_DAYS,
  CONSENT_VERSION,
  GEO_TIMEOUT_MS,
  modeOf,
  NONE,
  PRIVACY_REGIONS,
  readRecord,
  recordOf,
  regionOf,
  type ConsentRecord,
} from './consent';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-21T12:00:00Z');
const record = (overrides: Partial<ConsentRecord> = {}): ConsentRecord => ({
  ...recordOf(ALL, { now: NOW, region: 'eu', method: 'banner' }),
  ...overrides,
});

it('is version 1.0 and valid for 365 days', () => {
  expect(CONSENT_VERSION).toBe('1.0');
  expect(CONSENT_VALID_DAYS).toBe(365);
  expect(GEO_TIMEOUT_MS).toBe(3000);
});

// From the specification, sections 3 and 4.
it.each([
  ['CA', null, 'ca'],
  ['CA', 'ON', 'ca'],
  ['CA', 'QC', 'eu'],
  ['US', 'CA', 'us'],
  ['US', 'QC', 'us'],
  ['AU', null, 'au'],
  ['SG', null, 'sg'],
  ['HK', null, 'hk'],
  ['AE', null, 'ae'],
  ['CN', null, 'cn'],
  ['JP', null, 'jp'],
  ['KR', null, 'kr'],
  ['DE', null, 'eu'],
  ['FR', null, 'eu'],
  ['RE', null, 'eu'],
  ['IS', null, 'eu'],
  ['LI', null, 'eu'],
  ['NO', null, 'eu'],
  ['GB', null, 'eu'],
  ['CH', null, 'eu'],
  // Upper or lower case.
  ['de', null, 'eu'],
  ['gB', null, 'eu'],
  ['ca', 'qc', 'eu'],
  ['CA', 'Qc', 'eu'],
  ['kr', null, 'kr'],
  // Countries without a profile, or no country.
  ['BR', null, 'us'],
  ['SA', null, 'us'],
  ['NZ', null, 'us'],
  ['EU', null, 'us'],
  ['eu', null, 'us'],
  ['xx', 'qc', 'us'],
  [null, null, 'us'],
  ['', null, 'us'],
] as const)('%s %s is under the profile %s', (country, subdivision, region) => {
  expect(regionOf(country, subdivision)).toBe(region);
});

it.each([
  ['eu', 'opt-in'],
  ['ca', 'opt-out'],
  ['us', 'opt-out'],
  ['au', 'opt-out'],
  ['sg', 'informational'],
  ['hk', 'informational'],
  ['ae', 'informational'],
  ['cn', 'informational'],
  ['jp', 'informational'],
  ['kr', 'informational'],
] as const)('%s is %s', (region, mode) => {
  expect(modeOf(region, false)).toBe(mode);
  // "OK" is not an explicit choice against the signal.
  expect(modeOf(region, true)).toBe('opt-in');
});

describe('a stored record', () => {
  const read = (value: unknown, now = NOW) => readRecord(JSON.stringify(value), now);

  it('is valid up to its last day', () => {
    expect(read(record(), NOW + 365 * DAY_MS - 1)).toEqual(record());
    expect(read(record(), NOW + 365 * DAY_MS)).toBeUndefined();
  });
  it('is valid despite a clock that is hours off, but not from the far future', () => {
    expect(read(record(), NOW - 3_600_000)).toEqual(record());
    expect(read(record(), NOW - 2 * DAY_MS)).toBeUndefined();
  });
  it.each([
    ['an older version', { version: '0.9' }],
    ['a future version', { version: '2.0' }],
    ['a text for a choice', { analytics: 'true' }],
    ['no date', { timestamp: 'yesterday' }],
    ['an unknown region', { region: 'xx' }],
    ['an unknown method', { consentMethod: 'scroll' }],
    ['necessary refused', { necessary: false }],
  ])('is invalid with %s', (_, overrides) => {
    expect(read({ ...record(), ...overrides })).toBeUndefined();
  });
  it('never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readRecord(text, NOW) === undefined));
    expect(readRecord(null, NOW)).toBeUndefined();
  });
});

describe('what is allowed', () => {
  const signals = [true, false];
  it('is nothing while the region is unknown', () => {
    for (const gpc of signals)
      for (const bannerShown of signals)
        expect(allowedChoices({ record: undefined, region: undefined, gpc, bannerShown })).toEqual(NONE);
  });
  it('is analytics and marketing without a choice in ca, us and au, after the banner was shown', () => {
    for (const region of PRIVACY_REGIONS)
      for (const gpc of signals)
        for (const bannerShown of signals) {
          const implied = ['ca', 'us', 'au'].includes(region) && !gpc && bannerShown;
          const expected = { analytics: implied, marketing: implied, preferences: false };
          expect(allowedChoices({ record: undefined, region, gpc, bannerShown })).toEqual(expected);
        }
  });
  it('is what the visitor chose, everywhere and against the signal', () => {
    for (const region of [...PRIVACY_REGIONS, undefined])
      for (const gpc of signals)
        for (const choices of [ALL, NONE, { analytics: true, marketing: false, preferences: false }]) {
          const chosen = recordOf(choices, { now: NOW, region: 'eu', method: 'settings' });
          expect(allowedChoices({ record: chosen, region, gpc, bannerShown: true })).toEqual(choices);
        }
  });
});
