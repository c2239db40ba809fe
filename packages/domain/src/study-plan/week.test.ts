import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekOf } from './week';

describe('weekOf', () => {
  const hours = fc
    .array(
      fc.integer({ min: 0, max: 24 }).map((units) => units / 2),
      { minLength: 7, maxLength: 7 },
    )
    .filter((week) => week.some((day) => day > 0));

  it('returns the same week for its own total', () => {
    fc.assert(
      fc.property(hours, (week) => {
        const units = week.map((day) => day * 2);
        expect(
          weekOf(
            week,
            units.reduce((sum, day) => sum + day, 0),
          ),
        ).toEqual(units);
      }),
    );
  });

  it('allocates exactly the total, at most twelve hours a day, and never fewer on a day for a larger total', () => {
    fc.assert(
      fc.property(fc.oneof(hours, fc.constant(1)), fc.integer({ min: 1, max: 200 }), (week, total) => {
        const [less, more] = [weekOf(week, total - 1), weekOf(week, total)];
        const open = typeof week === 'number' ? 6 : week.filter((day) => day > 0).length;
        expect(more.reduce((sum, day) => sum + day, 0)).toBe(Math.min(total, open * 24));
        more.forEach((day, index) => expect(day).toBeGreaterThanOrEqual(less[index] ?? NaN));
        expect(Math.max(...more)).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('puts few half hours far apart, and none on Sunday if the week is a single number', () => {
    expect(weekOf(1, 2)).toEqual([1, 0, 0, 1, 0, 0, 0]);
    expect(weekOf(6, 12)).toEqual([2, 2, 2, 2, 2, 2, 0]);
  });
});
