import { expect, it } from 'vitest';
import { PRIVACY_REGIONS } from './consent';
import { leadDays, retentionOf } from './retention';

// Specification, section 9.
it('is 7 years, except in three regions', () => {
  const others = PRIVACY_REGIONS.filter((region) => !['eu', 'cn', 'kr'].includes(region));
  for (const region of others) expect(retentionOf(region)).toEqual({ kind: 'years', years: 7 });
  expect(retentionOf('eu')).toEqual({ kind: 'years', years: 6, orUntilFulfilled: true });
  expect(retentionOf('cn')).toEqual({ kind: 'minimal' });
  expect(retentionOf('kr')).toEqual({ kind: 'purposes', marketing: 3, contracts: 5 });
});

it('returns the retention of a lead in days', () => {
  expect(Object.fromEntries(PRIVACY_REGIONS.map((region) => [region, leadDays(region) / 365]))).toEqual({
    ca: 7,
    us: 7,
    eu: 6,
    sg: 7,
    hk: 7,
    ae: 7,
    cn: 1,
    jp: 7,
    kr: 3,
    au: 7,
  });
});
