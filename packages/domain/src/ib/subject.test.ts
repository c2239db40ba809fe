import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTENDED_ESSAY, IB_COURSES, type IbComponent } from './courses';
import {
  BOUNDED_GRADES,
  essayMarks,
  gradeRange,
  markNeeded,
  roundedPercent,
  subjectMarks,
  tokMarks,
  type Bounds,
  type ComponentEntries,
} from './subject';

const componentsOf = (id: string, level: 'SL' | 'HL'): readonly IbComponent[] => {
  const components = IB_COURSES.find((course) => course.id === id)?.levels[level];
  if (!components) throw new Error(`no ${id} at ${level}`);
  return components;
};

/** Every component table. */
const tables = IB_COURSES.flatMap(({ id, levels }) =>
  Object.values(levels).map((components, index) => ({ name: `${id} ${Object.keys(levels)[index]}`, components })),
);

/** The result, which must be ready. */
function ready<Result extends { status: string }>(result: Result): Extract<Result, { status: 'ready' }> {
  const isReady = (one: Result): one is Extract<Result, { status: 'ready' }> => one.status === 'ready';
  if (!isReady(result)) throw new Error(JSON.stringify(result));
  return result;
}

const chemistry = componentsOf('ib-chemistry', 'HL');
// TZ1, TZ2 and TZ3 of May 2025 at HL.
const BOUNDS: Bounds = {
  2: { low: 14, high: 16 },
  3: { low: 25, high: 28 },
  4: { low: 39, high: 42 },
  5: { low: 50, high: 54 },
  6: { low: 62, high: 64 },
  7: { low: 74, high: 75 },
};

describe('the percentage of a subject', () => {
  it('is the sum of mark / maximum × weight', () => {
    // 60/75 × 36 = 28.8; 63/90 × 44 = 30.8; 18/24 × 20 = 15.
    const result = ready(subjectMarks(chemistry, { marks: { p1: 60, p2: 63, ia: 18 } }));
    expect(result).toMatchObject({ least: 74.6, most: 74.6, entered: 100, missing: [] });
    expect(result.components.map(({ percent }) => percent)).toEqual([
      expect.closeTo(28.8, 9),
      expect.closeTo(30.8, 9),
      expect.closeTo(15, 9),
    ]);
  });

  it('comes with the value of one more mark', () => {
    const { components } = ready(subjectMarks(chemistry, { marks: {} }));
    expect(components.map(({ id, perMark }) => [id, perMark])).toEqual([
      ['p1', 36 / 75],
      ['p2', 44 / 90],
      ['ia', 20 / 24],
    ]);
  });

  it('is a range if marks are missing', () => {
    expect(subjectMarks(chemistry, { marks: { p1: 60, ia: undefined } })).toMatchObject({
      least: 28.8,
      most: 92.8,
      entered: 36,
      missing: ['p2', 'ia'],
    });
  });

  it('uses the caller’s maxima instead of the course’s', () => {
    expect(subjectMarks(chemistry, { marks: { p1: 36 }, maxima: { p1: 72 } })).toMatchObject({ least: 18 });
  });

  it('needs a maximum for a mark if the course has none', () => {
    const course = componentsOf('ib-ess', 'SL');
    const p2 = { id: 'p2', max: null, perMark: null };
    expect(ready(subjectMarks(course, { marks: { p1: 20 } })).components[1]).toMatchObject(p2);
    expect(subjectMarks(course, { marks: { p2: 20 } })).toEqual({
      status: 'invalid',
      problems: [{ field: 'maxima.p2', code: 'maximum-needed' }],
    });
    expect(subjectMarks(course, { marks: { p2: 20 }, maxima: { p2: 40 } })).toMatchObject({ least: 25 });
  });

  it('reports invalid fields', () => {
    expect(
      subjectMarks(chemistry, { marks: { p1: 76, p2: -1, ia: 3.5, p3: 4 }, maxima: { p2: 0, ia: 2000 } }),
    ).toMatchObject({
      status: 'invalid',
      problems: [
        { field: 'marks.p3', code: 'unknown-component' },
        { field: 'marks.p1', code: 'above-maximum', max: 75 },
        { field: 'maxima.p2', code: 'not-a-maximum', max: 1000 },
        { field: 'marks.p2', code: 'not-a-mark' },
        { field: 'maxima.ia', code: 'not-a-maximum', max: 1000 },
        { field: 'marks.ia', code: 'not-a-mark' },
      ],
    });
  });

  it.each(tables)('is 100 for full marks, and 0 for none: $name', ({ components }) => {
    const full = Object.fromEntries(components.map(({ id, maxMarks = 50 }) => [id, maxMarks]));
    const none = Object.fromEntries(components.map(({ id }) => [id, 0]));
    expect(subjectMarks(components, { marks: full, maxima: full })).toMatchObject({ least: 100, most: 100 });
    expect(subjectMarks(components, { marks: none, maxima: full })).toMatchObject({ least: 0, most: 0 });
  });
});

describe('the range of grades', () => {
  const rangeOf = (least: number, most = least, bounds = BOUNDS) => gradeRange({ least, most }, bounds);

  it.each([
    [74.6, 7, 7],
    [74.49, 6, 7],
    [73.5, 6, 7],
    [73.49, 6, 6],
    [53, 4, 5],
    [13.4, 1, 1],
    [0, 1, 1],
    [100, 7, 7],
  ])('for %d per cent, rounded before the comparison, is %i to %i', (percent, lowest, highest) => {
    expect(rangeOf(percent)).toEqual({ status: 'ready', lowest, highest });
  });

  it('rounds a half up, despite floating-point errors', () => {
    // A sum of 66.5 may be computed as 66.49999999999999.
    expect(roundedPercent(66.49999999999999)).toBe(67);
    expect(roundedPercent(66.4999)).toBe(66);
  });

  it('covers no marks to full marks in open components', () => {
    expect(rangeOf(28.8, 92.8)).toMatchObject({ lowest: 3, highest: 7 });
  });

  it('is wider if boundaries are missing', () => {
    const some: Bounds = { 5: { low: 39, high: 39 }, 6: { low: 52, high: 52 } };
    expect(rangeOf(38, 38, some)).toMatchObject({ lowest: 1, highest: 4 });
    expect(rangeOf(45, 45, some)).toMatchObject({ lowest: 5, highest: 5 });
    expect(rangeOf(60, 60, some)).toMatchObject({ lowest: 6, highest: 7 });
    expect(rangeOf(60, 60, {})).toEqual({ status: 'no-boundaries' });
  });

  it('reports invalid boundaries', () => {
    expect(rangeOf(60, 60, { 5: { low: 60, high: 50 }, 6: { low: 70, high: 101 } })).toEqual({
      status: 'invalid',
      problems: [
        { field: 'bounds.5', code: 'not-a-bound' },
        { field: 'bounds.6', code: 'not-a-bound' },
      ],
    });
    expect(rangeOf(60, 60, { 5: { low: 50, high: 60 }, 7: { low: 49, high: 80 } })).toEqual({
      status: 'invalid',
      problems: [{ field: 'bounds.7', code: 'bounds-out-of-order' }],
    });
  });
});

describe('the marks needed', () => {
  const ask = (entries: ComponentEntries, grade: (typeof BOUNDED_GRADES)[number], bounds = BOUNDS) =>
    markNeeded(chemistry, entries, { component: 'p2', grade }, bounds);

  it('are the lowest that reach the lower and the upper boundary', () => {
    // 45/75 × 36 = 21.6 and 18/24 × 20 = 15: 24.9 more for 61.5, which rounds to 62: 51 of 90 (24.93).
    // For 64, that is 63.5, it is 26.9: 56 of 90 (27.38); 55 make 26.89.
    expect(ask({ marks: { p1: 45, ia: 18 } }, 6)).toEqual({
      status: 'ready',
      atLow: { bound: 62, need: 'marks', mark: 51, max: 90 },
      atHigh: { bound: 64, need: 'marks', mark: 56, max: 90 },
    });
  });

  it('may be none, or impossible', () => {
    expect(ask({ marks: { p1: 45, ia: 18 } }, 3)).toMatchObject({
      atLow: { bound: 25, need: 'nothing' },
      atHigh: { bound: 28, need: 'nothing' },
    });
    expect(ask({ marks: { p1: 20, ia: 18, p2: 90 } }, 7)).toMatchObject({
      atLow: { bound: 74, need: 'impossible', best: 68.6 },
    });
  });

  it('need the other components, a boundary, and a maximum', () => {
    expect(ask({ marks: { p1: 45 } }, 6)).toEqual({ status: 'incomplete', missing: ['ia'] });
    expect(ask({ marks: { p1: 45, ia: 18 } }, 6, {})).toEqual({ status: 'no-boundary' });
    expect(
      markNeeded(componentsOf('ib-ess', 'SL'), { marks: { p1: 20, ia: 20 } }, { component: 'p2', grade: 6 }, BOUNDS),
    ).toEqual({ status: 'invalid', problems: [{ field: 'maxima.p2', code: 'maximum-needed' }] });
    expect(markNeeded(chemistry, { marks: {} }, { component: 'p9', grade: 6 }, BOUNDS)).toEqual({
      status: 'invalid',
      problems: [{ field: 'component', code: 'unknown-component' }],
    });
  });
});

describe('the Extended Essay', () => {
  it('is out of 34 with letters until 2026, and out of 30 without letters from 2027', () => {
    expect(essayMarks(2026, { A: 5, B: 5, C: 9, D: 3, E: 5 })).toMatchObject({
      least: 27,
      most: 27,
      outOf: 34,
      letters: { lowest: 'A', highest: 'A', by: { confidence: 'high' } },
    });
    expect(essayMarks(2027, { A: 6, B: 6, C: 6, D: 8, E: 4 })).toMatchObject({ least: 30, outOf: 30, letters: null });
    expect(essayMarks(2027, { C: 7 })).toMatchObject({
      status: 'invalid',
      problems: [{ field: 'marks.C', code: 'above-maximum', max: 6 }],
    });
    expect(essayMarks(2017, {})).toEqual({ status: 'unknown-year' });
    expect(essayMarks(NaN, {})).toEqual({ status: 'unknown-year' });
  });

  it.each([
    [34, 'A'],
    [27, 'A'],
    [26, 'B'],
    [21, 'B'],
    [20, 'C'],
    [14, 'C'],
    [13, 'D'],
    [7, 'D'],
    [6, 'E'],
    [0, 'E'],
  ])('with %i marks gets %s', (marks, letter) => {
    // Fill one criterion after the other with the marks.
    let left = marks;
    const poured = EXTENDED_ESSAY[0]?.criteria.map(({ id, max }) => {
      const here = Math.min(left, max);
      left -= here;
      return [id, here] as const;
    });
    expect(essayMarks(2026, Object.fromEntries(poured ?? []))).toMatchObject({
      least: marks,
      letters: { lowest: letter, highest: letter },
    });
  });

  it('has a range of letters if marks are missing', () => {
    expect(essayMarks(2025, { A: 6, B: 6, C: 10 })).toMatchObject({
      least: 22,
      most: 32,
      missing: ['D', 'E'],
      letters: { lowest: 'B', highest: 'A' },
    });
  });
});

describe('Theory of Knowledge', () => {
  it('counts the exhibition once and the essay twice, exactly', () => {
    for (let exhibition = 0; exhibition <= 10; exhibition += 1) {
      for (let essay = 0; essay <= 10; essay += 1) {
        const marks = exhibition + 2 * essay;
        const letter = marks >= 22 ? 'A' : marks >= 16 ? 'B' : marks >= 10 ? 'C' : marks >= 4 ? 'D' : 'E';
        expect(tokMarks({ marks: { exhibition, essay } })).toMatchObject({
          least: marks,
          most: marks,
          letters: { lowest: letter, highest: letter },
        });
      }
    }
    expect(tokMarks({ marks: { essay: 8 } })).toMatchObject({ least: 16, most: 26, missing: ['exhibition'] });
  });
});

describe('for all inputs', () => {
  /** A table with whole marks for each component, and its maxima. */
  const entered = fc.constantFrom(...tables).chain(({ components }) =>
    fc
      .tuple(...components.map(({ maxMarks }) => fc.integer({ min: 1, max: 120 }).map((max) => maxMarks ?? max)))
      .chain((maxima) =>
        fc.tuple(...maxima.map((max) => fc.integer({ min: 0, max }))).map((marks) => ({
          components,
          entries: {
            marks: Object.fromEntries(components.map(({ id }, index) => [id, marks[index]])),
            maxima: Object.fromEntries(components.map(({ id }, index) => [id, maxima[index]])),
          },
        })),
      ),
  );
  const bounds = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 6, maxLength: 6 }),
      fc.integer({ min: 0, max: 5 }),
    )
    .map(([lows, width]): Bounds => {
      const sorted = [...lows].sort((a, b) => a - b);
      return Object.fromEntries(
        BOUNDED_GRADES.map((grade, index) => {
          const low = sorted[index] ?? 0;
          return [grade, { low, high: low + width }];
        }),
      );
    });

  it('a higher mark never lowers the percentage or the grade', () => {
    fc.assert(
      fc.property(entered, bounds, ({ components, entries }, band) => {
        const before = ready(subjectMarks(components, entries));
        const gradeBefore = ready(gradeRange(before, band));
        expect(gradeBefore.lowest).toBeLessThanOrEqual(gradeBefore.highest);
        for (const { id, mark, max, perMark } of before.components) {
          if (mark === null || max === null || mark === max) continue;
          const after = ready(subjectMarks(components, { ...entries, marks: { ...entries.marks, [id]: mark + 1 } }));
          expect(after.least - before.least).toBeCloseTo(perMark ?? 0, 7);
          const gradeAfter = ready(gradeRange(after, band));
          expect(gradeAfter.lowest).toBeGreaterThanOrEqual(gradeBefore.lowest);
          expect(gradeAfter.highest).toBeGreaterThanOrEqual(gradeBefore.highest);
        }
      }),
    );
  });

  it('the result with an open component covers the result with any mark in it', () => {
    fc.assert(
      fc.property(entered, fc.nat(), ({ components, entries }, pick) => {
        const all = ready(subjectMarks(components, entries));
        const open = components[pick % components.length]?.id ?? '';
        const some = ready(subjectMarks(components, { ...entries, marks: { ...entries.marks, [open]: undefined } }));
        expect(some.least).toBeLessThanOrEqual(all.least);
        expect(some.most).toBeGreaterThanOrEqual(all.most);
        expect(some.missing).toEqual([open]);
      }),
    );
  });

  it('the marks needed reach the grade, and one less does not', () => {
    fc.assert(
      fc.property(
        entered,
        bounds,
        fc.nat(),
        fc.constantFrom(...BOUNDED_GRADES),
        ({ components, entries }, band, pick, grade) => {
          const component = components[pick % components.length]?.id ?? '';
          const answer = ready(markNeeded(components, entries, { component, grade }, band));
          const gradesWith = (mark: number) =>
            ready(
              gradeRange(
                ready(subjectMarks(components, { ...entries, marks: { ...entries.marks, [component]: mark } })),
                band,
              ),
            );
          for (const [need, grades] of [
            [answer.atLow, 'highest'],
            [answer.atHigh, 'lowest'],
          ] as const) {
            if (need.need === 'marks') {
              expect(gradesWith(need.mark)[grades]).toBeGreaterThanOrEqual(grade);
              expect(gradesWith(need.mark - 1)[grades]).toBeLessThan(grade);
            } else if (need.need === 'nothing') {
              expect(gradesWith(0)[grades]).toBeGreaterThanOrEqual(grade);
            } else {
              const max = entries.maxima[component] ?? 0;
              expect(gradesWith(max)[grades]).toBeLessThan(grade);
              expect(need.best).toBeLessThanOrEqual(100);
            }
          }
        },
      ),
    );
  });

  it('nothing throws', () => {
    const any = fc.anything();
    const loose = fc.record({
      marks: fc.oneof(any, fc.dictionary(fc.constantFrom('p1', 'p2', 'ia', 'A', 'essay', '__proto__'), any)),
      maxima: fc.oneof(any, fc.dictionary(fc.constantFrom('p1', 'p2', 'ia', 'toString'), any)),
    });
    const looseBounds = fc.oneof(any, fc.dictionary(fc.constantFrom('2', '5', '7'), any));
    fc.assert(
      fc.property(fc.oneof(any, loose), looseBounds, any, (entries, band, other) => {
        // Stored state and links may contain values of any type.
        const given = entries as ComponentEntries;
        const bands = band as Bounds;
        const grade = other as 6;
        expect(subjectMarks(chemistry, given).status).toMatch(/ready|invalid/);
        expect(tokMarks(given).status).toMatch(/ready|invalid/);
        expect(essayMarks(2027, other as ComponentEntries['marks']).status).toMatch(/ready|invalid/);
        expect(gradeRange({ least: 50, most: 60 }, bands).status).toMatch(/ready|invalid|no-boundaries/);
        expect(markNeeded(chemistry, given, { component: 'p2', grade }, bands).status).toMatch(
          /ready|invalid|incomplete|no-boundary/,
        );
      }),
      { numRuns: 300 },
    );
  });
});
