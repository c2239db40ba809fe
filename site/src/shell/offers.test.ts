import { expect, it } from 'vitest';
import { runningOffers, torontoDay } from './offers';

const offer = { id: 'five-for-three', until: '2025-09-15', href: '/promo', text: '5 for 3' };

it.each([
  ['2025-09-15T12:00:00Z', true],
  // Toronto is four hours behind: the last minute of the offer's last day, and the first after it.
  ['2025-09-16T03:59:59Z', true],
  ['2025-09-16T04:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('at %s the offer runs: %s', (now, runs) => {
  expect(runningOffers([offer], torontoDay(new Date(now)))).toEqual(runs ? [offer] : []);
});

it('does not show an offer before it begins', () => {
  const later = { ...offer, from: '2025-08-01' };
  expect(runningOffers([later], '2025-07-31')).toEqual([]);
  expect(runningOffers([later], '2025-08-01')).toEqual([later]);
});
