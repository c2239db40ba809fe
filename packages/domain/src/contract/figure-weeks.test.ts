import { describe, expect, it } from 'vitest';
import { dayAt, lastWeeks, mondaysOf, periodBefore, weeksOf } from './figure-weeks';
import { figuresQuerySchema } from './figures';

const TORONTO = 'America/Toronto';
const HOUR_MS = 3_600_000;

describe('the last weeks', () => {
  it('begin on a Monday and end today, by the clock of the business', () => {
    // In Toronto it is still Sunday, 22 November.
    const now = Date.parse('2026-11-23T04:30:00Z');
    expect(dayAt(now, TORONTO)).toBe('2026-11-22');
    expect(lastWeeks(1, now, TORONTO)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
    expect(lastWeeks(4, now, TORONTO)).toEqual({ from: '2026-10-26', to: '2026-11-22' });
    expect(lastWeeks(1, now + HOUR_MS, TORONTO)).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  });

  it('are compared with as many weeks, up to the same weekday', () => {
    expect(periodBefore({ from: '2026-11-02', to: '2026-11-25' })).toEqual({ from: '2026-10-05', to: '2026-10-28' });
    // From a Wednesday to the next Tuesday are parts of two weeks.
    expect(periodBefore({ from: '2026-11-18', to: '2026-11-24' })).toEqual({ from: '2026-11-04', to: '2026-11-10' });
  });
});

describe('weeks', () => {
  it('are those that the period touches, also across a new year', () => {
    expect(mondaysOf({ from: '2026-12-30', to: '2027-01-04' })).toEqual(['2026-12-28', '2027-01-04']);
    expect(mondaysOf({ from: '2026-11-16', to: '2026-11-22' })).toEqual(['2026-11-16']);
  });

  it('are as long as the clocks say', () => {
    const hours = (range: { from: string; to: string }) =>
      weeksOf(range, TORONTO).map(({ begins, ends }) => (ends - begins) / HOUR_MS);
    // The clocks go forward on 14 March 2027 and back on 1 November 2026.
    expect(hours({ from: '2026-10-26', to: '2026-11-08' })).toEqual([7 * 24 + 1, 7 * 24]);
    expect(hours({ from: '2027-03-08', to: '2027-03-21' })).toEqual([7 * 24 - 1, 7 * 24]);
  });

  it('follow each other, and are cut at both ends of the period', () => {
    const [first, second, third] = weeksOf({ from: '2026-11-18', to: '2026-12-01' }, TORONTO);
    expect(first).toEqual({
      monday: '2026-11-16',
      begins: Date.parse('2026-11-18T05:00:00Z'),
      ends: Date.parse('2026-11-23T05:00:00Z'),
    });
    expect(second?.begins).toBe(first?.ends);
    expect(third).toMatchObject({ monday: '2026-11-30', ends: Date.parse('2026-12-02T05:00:00Z') });
  });
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-02' }, true],
  [{ from: '2026-01-01', to: '2026-12-31' }, true],
  [{ from: '2026-11-02', to: '2026-11-01' }, false],
  [{ from: '2025-11-02', to: '2026-11-27' }, false],
  [{ from: '0001-01-01', to: '9999-12-31' }, false],
  [{ from: '2026-02-30', to: '2026-03-01' }, false],
  [{ from: 'x', to: 'y' }, false],
  [{ from: '2026-11-02' }, false],
  [{ from: '2026-11-02', to: '2026-11-03', weeks: '4' }, false],
])('a query of %j is accepted: %s', (query, accepted) => {
  expect(figuresQuerySchema.safeParse(query).success).toBe(accepted);
});
