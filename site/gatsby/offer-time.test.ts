import { expect, it } from 'vitest';
import { offerTime } from './offer-time';
import { runningOffers } from '../src/shell/offers';

const about = { id: 'five-for-three', href: '/promo', text: '5 for 3' };

it.each([
  ['2025-09-15T12:00:00Z', true],
  // Toronto is four hours behind: the last minute of the offer's last day, and the first after it.
  ['2025-09-16T03:59:59Z', true],
  ['2025-09-16T04:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('at %s the offer runs: %s', (now, runs) => {
  const offer = { ...about, ...offerTime({ until: '2025-09-15' }) };
  expect(runningOffers([offer], Date.parse(now))).toEqual(runs ? [offer] : []);
});

it('does not show an offer before it begins, in winter and after a change of the clocks', () => {
  const later = { ...about, ...offerTime({ from: '2026-11-01', until: '2026-11-30' }) };
  expect(runningOffers([later], Date.parse('2026-11-01T03:59:59Z'))).toEqual([]);
  expect(runningOffers([later], Date.parse('2026-11-01T04:00:00Z'))).toEqual([later]);
  expect(runningOffers([later], Date.parse('2026-12-01T04:59:59Z'))).toEqual([later]);
  expect(runningOffers([later], Date.parse('2026-12-01T05:00:00Z'))).toEqual([]);
});
