import { expect, it } from 'vitest';
import { ALL, recordOf } from './consent';
import { receiptOf } from './consent-receipt';

it('writes a receipt with the complete choice', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const record = recordOf({ ...ALL, marketing: false }, { now, region: 'eu', method: 'banner' });
  expect(receiptOf(record, 'https://www.example.org')).toBe(
    [
      'Consent receipt MWQCVPC0-101',
      'Site: https://www.example.org',
      'Time: 2026-11-21T12:00:00.000Z',
      'Rules: eu, version 1.0',
      'Chosen in: banner',
      'necessary: always on',
      'analytics: allowed',
      'marketing: refused',
      'preferences: allowed',
    ].join('\n'),
  );
});
