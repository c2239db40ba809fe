import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IB_COURSES } from '../ib/courses';
import { COURSEWORK_HOURS, courseworkHours } from './coursework-hours';
import { methodFactor, STUDY_RULE, studyHours } from './hours';
import { CHEMISTRY, requests, subject } from './requests.test-data';

describe('studyHours', () => {
  it('computes the example on the page: 6 × 3 × 1.2 × 0.85 = 18.4, range 13 to 28', () => {
    const rule = studyHours(subject(), 1);
    expect(rule).toMatchObject({ from: 58, to: 64, gap: 6, level: 1.2, method: 0.85, floor: 10 });
    expect(rule.parts).toEqual([{ points: 6, rate: 3, hours: 18 }]);
    expect(rule.product).toBeCloseTo(18.36, 9);
    expect([rule.low, rule.likely, rule.high].map(Math.round)).toEqual([13, 18, 28]);
  });

  it('splits a gap at the lower bounds of 5 and 6, and uses the last rate above them', () => {
    const { parts, base } = studyHours(subject({ current: { percent: 50 }, target: { percent: 90 } }), 0.5);
    expect(parts).toEqual([
      { points: 4, rate: 2, hours: 8 },
      { points: 10, rate: 3, hours: 30 },
      { points: 26, rate: 4, hours: 104 },
    ]);
    expect(base).toBe(142);
  });

  it('treats 3, 4 and 5 in AP like 5, 6 and 7 in the IB', () => {
    const ap = subject({ level: 'AP', bounds: [33, 46, 59, 72], current: { percent: 40 }, target: { grade: 5 } });
    const { parts, level } = studyHours(ap, 0.5);
    expect(parts.map(({ points, rate }) => [points, rate])).toEqual([
      [6, 2],
      [13, 3],
      [13, 4],
    ]);
    expect(level).toBe(1);
  });

  it('reads the present grade as the middle of its band, and the target grade as its lower bound', () => {
    const of = (now: number, wanted: number) => {
      const { from, to } = studyHours(subject({ current: { grade: now }, target: { grade: wanted } }), 1);
      return [from, to];
    };
    expect(of(5, 6)).toEqual([59, 64]);
    expect(of(7, 7)).toEqual([87.5, 75]);
    expect(of(1, 1)).toEqual([8, 0]);
  });

  it('estimates at least ten hours if there is a gap', () => {
    const little = subject({ level: 'SL', target: { percent: 60 } });
    expect(studyHours(little, 1)).toMatchObject({ low: 10, likely: 10, high: 10 });
  });

  it('estimates no hours without a gap, or the minimum with `hold`', () => {
    const there = subject({ target: { percent: 58 } });
    expect(studyHours(there, 1)).toMatchObject({ gap: 0, parts: [], low: 0, likely: 0, high: 0 });
    expect(studyHours({ ...there, hold: true }, 1)).toMatchObject({ gap: 0, low: 10, likely: 10, high: 10 });
  });

  it('rises with the target, falls with the present result and with retrieval, and low ≤ likely ≤ high', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(
        percent,
        percent,
        percent,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, to, other, practice) => {
          const hours = (current: number, target: number, share = practice) =>
            studyHours(
              subject({ current: { percent: current }, target: { percent: target }, bounds: CHEMISTRY }),
              share,
            );
          const [low, high] = [Math.min(to, other), Math.max(to, other)];
          expect(hours(from, high).likely).toBeGreaterThanOrEqual(hours(from, low).likely);
          expect(hours(low, from).likely).toBeGreaterThanOrEqual(hours(high, from).likely);
          expect(hours(from, to, 1).likely).toBeLessThanOrEqual(hours(from, to).likely);
          const range = hours(from, to);
          expect(range.low).toBeLessThanOrEqual(range.likely);
          expect(range.likely).toBeLessThanOrEqual(range.high);
        },
      ),
    );
  });

  it('is the product of the factors that it returns', () => {
    fc.assert(
      fc.property(requests(), ({ subjects, practice }) => {
        for (const one of subjects) {
          const rule = studyHours(one, practice);
          const points = rule.parts.reduce((sum, part) => sum + part.points, 0);
          expect(points).toBeCloseTo(Math.max(0, rule.to - rule.from), 6);
          const product = rule.parts.reduce((sum, part) => sum + part.points * part.rate, 0) * rule.level * rule.method;
          expect(rule.product).toBeCloseTo(product, 6);
          expect(rule.likely).toBeCloseTo(Math.max(rule.floor, product), 6);
          expect(rule.low).toBeCloseTo(Math.max(rule.floor, product * STUDY_RULE.low), 6);
          expect(rule.high).toBeCloseTo(Math.max(rule.floor, product * STUDY_RULE.high), 6);
        }
      }),
    );
  });
});

it('maps the share of retrieval to 1.2, 1 and 0.85, linearly between', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => Number(methodFactor(share).toFixed(9)))).toEqual([
    1.2, 1.1, 1, 0.925, 0.85,
  ]);
});

describe('courseworkHours', () => {
  it('returns published hours only', () => {
    expect(courseworkHours('ia', 'ib-chemistry')?.hours).toBe(10);
    expect(courseworkHours('ia', 'ib-history')?.hours).toBe(20);
    expect(courseworkHours('ia', 'ib-math-aa')).toBeUndefined();
    expect(courseworkHours('ia')).toBeUndefined();
    expect(courseworkHours('tok-essay')).toBeUndefined();
    expect(courseworkHours('ee')?.hours).toBe(40);
    expect(courseworkHours('tok-exhibition')).toMatchObject({ hours: 8, of: 'class-time' });
  });

  it('refers to existing courses only', () => {
    const known = IB_COURSES.map(({ id }) => id);
    for (const id of COURSEWORK_HOURS.flatMap(({ courses = [] }) => courses)) expect(known).toContain(id);
  });
});
