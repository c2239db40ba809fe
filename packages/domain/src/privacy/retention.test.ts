import { expect, it } from 'vitest';
import { PRIVACY_REGIONS } from './consent';
import { LEAD_YEARS, retentionOf } from './retention';

// Specification, section 9.
it('is 7 years, and something else in three regions', () => {
  const others = PRIVACY_REGIONS.filter((region) => !['eu', 'cn', 'kr'].includes(region));
  for (const region of others) expect(retentionOf(region)).toEqual({ kind: 'years', years: 7 });
  expect(retentionOf('eu')).toEqual({ kind: 'years', years: 6, orUntilFulfilled: true });
  expect(retentionOf('cn')).toEqual({ kind: 'minimal' });
  expect(retentionOf('kr')).toEqual({ kind: 'purposes', marketing: 3, contracts: 5 });
});

it('lets the database keep a message no longer than any region allows', () => {
  expect(LEAD_YEARS).toBe(3);
});
