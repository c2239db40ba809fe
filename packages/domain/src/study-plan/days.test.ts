import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, isoWeekOf, mondayOf, mondayOfIsoWeek, weekdayOf } from './days';

describe('dayOf', () => {
  it.each([
    ['1970-01-01', 0],
    ['2000-02-29', 11016],
    ['2028-02-29', 21243],
    // The days before and after a clock change.
    ['2027-03-28', 20905],
    ['2027-03-29', 20906],
  ])('%s is day %i', (date, day) => {
    expect(dayOf(date)).toBe(day);
    expect(dateOf(day)).toBe(date);
  });

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '',
    'x',
    '2027-01-01T00',
    '12027-01-01',
  ])('rejects %j', (date) => expect(dayOf(date)).toBeUndefined());

  it('round-trips every day of four centuries', () => {
    const first = dayOf('1900-01-01') ?? NaN;
    for (let day = first; day < first + 146_097; day += 1) if (dayOf(dateOf(day)) !== day) expect.fail(dateOf(day));
    expect(dateOf(first + 146_097)).toBe('2300-01-01');
  });
});

describe('ISO weeks', () => {
  it.each([
    ['2026-12-28', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2025-12-29', '2026-W01'],
    ['2021-01-03', '2020-W53'],
    ['2023-01-01', '2022-W52'],
    ['2028-02-29', '2028-W09'],
  ])('%s is in %s', (date, week) => {
    const day = dayOf(date) ?? NaN;
    expect(isoWeekOf(day)).toBe(week);
    expect(mondayOfIsoWeek(week)).toBe(mondayOf(day));
  });

  it.each(['2027-W53', '2026-W54', '2026-W00', '2026-W5', '2026W05', '2026-12-28'])('rejects %j', (week) =>
    expect(mondayOfIsoWeek(week)).toBeUndefined(),
  );

  it('finds the Monday of each day’s week, at most six days earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
        const monday = mondayOfIsoWeek(isoWeekOf(day)) ?? NaN;
        expect(new Date(`${dateOf(monday)}T12:00:00Z`).getUTCDay()).toBe(1);
        expect(day - monday).toBe(weekdayOf(day));
      }),
    );
  });
});
