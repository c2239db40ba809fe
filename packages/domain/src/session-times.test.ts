import { describe, expect, it } from 'vitest';
import { onOtherClock, hoursAhead } from './session-times';

const TORONTO = 'America/Toronto';

describe('onOtherClock', () => {
  it.each([
    // Tokyo: 14 hours ahead in winter, 13 in summer (domain/regions.json).
    ['2027-01-11', '20:00', 'Asia/Tokyo', TORONTO, '06:00', 0],
    ['2027-07-12', '20:00', 'Asia/Tokyo', TORONTO, '07:00', 0],
    ['2027-01-16', '08:00', 'Asia/Tokyo', TORONTO, '18:00', -1],
    ['2027-07-17', '13:00', 'Asia/Tokyo', TORONTO, '00:00', 0],
    // Dubai: 9 and 8.
    ['2027-01-11', '16:30', 'Asia/Dubai', TORONTO, '07:30', 0],
    ['2027-07-12', '16:30', 'Asia/Dubai', TORONTO, '08:30', 0],
    // Between 14 and 28 March 2027 Toronto has changed its clocks and Berlin has not: five hours, not six.
    ['2027-03-13', '18:00', 'Europe/Berlin', TORONTO, '12:00', 0],
    ['2027-03-20', '18:00', 'Europe/Berlin', TORONTO, '13:00', 0],
    ['2027-03-29', '18:00', 'Europe/Berlin', TORONTO, '12:00', 0],
    // Half hours, and a day ahead.
    ['2027-01-11', '20:00', TORONTO, 'Asia/Kolkata', '06:30', 1],
  ])('%s %s in %s is %s: %s (%i)', (date, time, zone, other, expected, dayShift) => {
    expect(onOtherClock(date, time, zone, other)).toEqual({ time: expected, dayShift });
  });

  it('explains an invalid time', () => {
    expect(() => onOtherClock('2027-01-11', '25:00', 'Asia/Tokyo', TORONTO)).toThrow(/not a date and time/);
    expect(() => onOtherClock('2027-01-11', '20:00', 'Asia/Nowhere', TORONTO)).toThrow(RangeError);
  });
});

it('returns the hours between two zones, in winter and in summer', () => {
  const ahead = (zone: string) => ['2027-01-11', '2027-07-12'].map((day) => hoursAhead(day, zone, 'America/Toronto'));
  expect(ahead('Asia/Tokyo')).toEqual([14, 13]);
  expect(ahead('America/Los_Angeles')).toEqual([-3, -3]);
  expect(ahead('Asia/Kolkata')).toEqual([10.5, 9.5]);
  expect(ahead('Pacific/Auckland')).toEqual([18, 16]);
  // Between the clock changes of North America and Europe.
  expect(hoursAhead('2027-03-20', 'Europe/Berlin', 'America/Toronto')).toBe(5);
});
