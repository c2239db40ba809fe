import { expect, it } from 'vitest';
import { buildDay } from './build-day';

it.each([
  // Toronto is five hours behind in winter, four in summer: its day begins later.
  ['2026-11-27T04:59:59Z', '2026-11-26T05:00:00.000Z'],
  ['2026-11-27T05:00:00Z', '2026-11-27T05:00:00.000Z'],
  ['2027-07-12T23:00:00Z', '2027-07-12T04:00:00.000Z'],
])('at %s, the day of the build began at %s', (now, start) => {
  expect(new Date(buildDay(Date.parse(now))).toISOString()).toBe(start);
});
