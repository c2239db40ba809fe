import { expect, it } from 'vitest';
import { offerTime } from './offer-time';
import { isRunning } from '../../shared/offers/offer';

it.each([
  ['2025-09-15T12:00:00Z', true],
  // Toronto is four hours behind: the end of the offer's last day.
  ['2025-09-16T03:59:59Z', true],
  ['2025-09-16T04:00:00Z', false],
  ['2026-11-21T12:00:00Z', false],
])('at %s the offer runs: %s', (now, runs) => {
  const offer = offerTime({ until: '2025-09-15' });
  expect(isRunning(offer, Date.parse(now))).toBe(runs);
});

it('starts and ends an offer at midnight in Toronto, across a clock change', () => {
  const later = offerTime({ from: '2026-11-01', until: '2026-11-30' });
  expect(isRunning(later, Date.parse('2026-11-01T03:59:59Z'))).toBe(false);
  expect(isRunning(later, Date.parse('2026-11-01T04:00:00Z'))).toBe(true);
  expect(isRunning(later, Date.parse('2026-12-01T04:59:59Z'))).toBe(true);
  expect(isRunning(later, Date.parse('2026-12-01T05:00:00Z'))).toBe(false);
});
