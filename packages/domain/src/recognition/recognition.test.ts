import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApExamScore } from '../ap/awards';
import { IB_COURSES } from '../ib/courses';
import {
  recogniseAp,
  recogniseIb,
  RECOGNITIONS,
  type IbResultToRecognise,
  type Recognised,
  type RecognisedList,
} from './recognition';

function pick(id: string, list: RecognisedList | { status: 'invalid'; problems: unknown }): Recognised {
  const found = list.status === 'ready' ? list.recognised.find((recognised) => recognised.id === id) : undefined;
  if (!found) throw new Error(`${id}: ${JSON.stringify(list)}`);
  return found;
}

const ib = (id: string, result: Partial<IbResultToRecognise>) => pick(id, recogniseIb({ subjects: [], ...result }));
const ap = (id: string, scores: readonly ApExamScore[]) => pick(id, recogniseAp(scores));
const hl = (grade: number) => ({ level: 'HL', grade }) as const;
const sl = (grade: number) => ({ level: 'SL', grade }) as const;
const exact = (number: number) => ({ low: number, high: number });

const GRADES = [1, 2, 3, 4, 5, 6, 7] as const;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'N'] as const;
/** Every possible total, 0 to 45. */
const TOTALS = Array.from({ length: 46 }, (_, total) => total);

describe('the list', () => {
  it('has each conversion once, with a source, a date and the note to check with the university', () => {
    expect(new Set(RECOGNITIONS.map(({ id }) => id)).size).toBe(RECOGNITIONS.length);
    for (const { id, sources, checked, notes, confidence } of RECOGNITIONS) {
      expect(sources.length, id).toBeGreaterThan(0);
      expect(checked, id).toMatch(/^\d{4}-\d{2}$/);
      expect(notes, id).toContain('check-with-university');
      expect(confidence, id).not.toBe('low');
    }
  });

  it('has a table or a rule, never both', () => {
    for (const { id, kind, table, rule } of RECOGNITIONS) {
      expect([table !== undefined, rule !== undefined], id).toEqual(kind === 'rule' ? [false, true] : [true, false]);
    }
  });

  it('excludes existing courses only', () => {
    const courses = new Set(IB_COURSES.map(({ id }) => id));
    for (const { except = [] } of RECOGNITIONS) for (const id of except) expect(courses).toContain(id);
  });

  it('has no facts of low confidence: no Ontario percentages, Australian ranks or grade point averages', () => {
    const ids = RECOGNITIONS.filter(({ kind }) => kind !== 'rule').map(({ id }) => id);
    // prettier-ignore
    expect(ids).toEqual(['ucas-ib', 'ucas-ap', 'germany', 'denmark', 'alberta', 'university-of-california-ib']);
  });
});

describe('the UCAS tariff', () => {
  it('has the points of each grade and letter', () => {
    const points = (result: Partial<IbResultToRecognise>) => ib('ucas-ib', result).value?.low;
    expect(GRADES.map((grade) => points({ subjects: [hl(grade)] }))).toEqual([0, 0, 12, 24, 32, 48, 56]);
    expect(GRADES.map((grade) => points({ subjects: [sl(grade)] }))).toEqual([0, 0, 6, 12, 16, 24, 28]);
    expect(LETTERS.map((ee) => points({ ee }))).toEqual([12, 10, 8, 6, 4, 0]);
    expect(LETTERS.map((tok) => points({ tok }))).toEqual([12, 10, 8, 6, 4, 0]);
    expect(points({ subjects: [{ level: 'HL', grade: 'N' }] })).toBe(0);
  });

  it('adds up the parts, to 276 at most', () => {
    const worked = ib('ucas-ib', { subjects: [hl(7), hl(6), hl(5), sl(6), sl(5), sl(4)], ee: 'A', tok: 'B' });
    expect(worked).toMatchObject({ status: 'converted', value: exact(136 + 52 + 22) });
    expect(worked.parts[1]).toEqual({ of: 'HL', place: 1, result: '6', given: exact(48) });
    const most = ib('ucas-ib', { subjects: [hl(7), hl(7), hl(7), sl(7), sl(7), sl(7)], ee: 'A', tok: 'A' });
    expect(most.value).toEqual(exact(most.max ?? NaN));
    expect(most.max).toBe(276);
  });

  it('does not depend on the total: a 45 is not 720 points', () => {
    expect(ib('ucas-ib', { total: 45, diploma: true })).toMatchObject({ status: 'incomplete', value: null });
  });

  it('is a range for AP scores, because the groups are not verified', () => {
    const points = ([1, 2, 3, 4, 5] as const).map((score) => ap('ucas-ap', [{ exam: 'ap-x', score }]).value);
    expect(points).toEqual([exact(0), exact(0), { low: 12, high: 20 }, { low: 16, high: 24 }, { low: 20, high: 28 }]);
    const both = ap('ucas-ap', [
      { exam: 'ap-calc-bc', score: 5 },
      { exam: 'ap-psychology', score: 3 },
    ]);
    expect(both).toMatchObject({ value: { low: 32, high: 48 }, year: null, confidence: 'medium' });
    expect(both.notes).toContain('group-not-verified');
  });
});

describe('national grades', () => {
  // Copied from the domain notes: [points, cut off, rounded].
  // prettier-ignore
  const german = [
    [24, 4, 4], [25, 3.8, 3.8], [26, 3.6, 3.7], [27, 3.5, 3.5], [28, 3.3, 3.3], [29, 3.1, 3.2], [30, 3, 3],
    [31, 2.8, 2.8], [32, 2.6, 2.7], [33, 2.5, 2.5], [34, 2.3, 2.3], [35, 2.1, 2.2], [36, 2, 2], [37, 1.8, 1.8],
    [38, 1.6, 1.7], [39, 1.5, 1.5], [40, 1.3, 1.3], [41, 1.1, 1.2], [42, 1, 1], [43, 1, 1], [44, 1, 1], [45, 1, 1],
  ] as const;

  it('Germany: converts every total of an awarded diploma, and none below 24', () => {
    const rows = TOTALS.map((total) => ib('germany', { total, diploma: true }));
    expect(rows.slice(24).map(({ value }, place) => [place + 24, value?.low, value?.high])).toEqual(german);
    for (const { status, value } of rows.slice(0, 24)) expect([status, value]).toEqual(['not-in-table', null]);
  });

  it('Germany: needs the diploma', () => {
    expect(ib('germany', { total: 30, diploma: false }).status).toBe('needs-diploma');
    expect(ib('germany', { total: 30 }).status).toBe('incomplete');
    expect(ib('germany', { diploma: true }).status).toBe('incomplete');
  });

  it('Denmark: converts every total from 18, with or without a diploma, and none below', () => {
    // prettier-ignore
    const danish = [
      2.4, 2.7, 3, 3.3, 3.6, 4, 4.4, 4.7, 5.2, 5.6, 6, 6.5, 6.9, 7.3, 7.8, 8.2, 8.6, 9, 9.4, 9.8, 10.2, 10.5, 10.8,
      11.1, 11.3, 11.6, 11.9, 12.7,
    ];
    for (const diploma of [true, false]) {
      const rows = TOTALS.map((total) => ib('denmark', { total, diploma }));
      expect(rows.slice(18).map(({ value }) => value)).toEqual(danish.map(exact));
      for (const { status } of rows.slice(0, 18)) expect(status).toBe('not-in-table');
    }
  });
});

describe('universities of North America', () => {
  it('Alberta: converts each subject to per cent, without a mean', () => {
    const { value, parts, status } = ib('alberta', { subjects: GRADES.flatMap((grade) => [hl(grade), sl(grade)]) });
    const percent = [null, null, exact(55), exact(73), exact(82), exact(90), exact(98)];
    expect(parts.map(({ given }) => given)).toEqual(percent.flatMap((one) => [one, one]));
    expect({ value, status }).toEqual({ value: null, status: 'converted' });
    expect(ib('alberta', { subjects: [hl(2), sl(1)] }).status).toBe('not-in-table');
  });

  it('California: gives 8 units for each HL from 5, none for Applications and Interpretation, 6 for a diploma of 30', () => {
    const units = (result: Partial<IbResultToRecognise>) => ib('university-of-california-ib', result).value?.low;
    expect(GRADES.map((grade) => units({ subjects: [hl(grade)] }))).toEqual([0, 0, 0, 0, 8, 8, 8]);
    expect(units({ subjects: [sl(7), hl(6)] })).toBe(8);
    expect(
      units({
        subjects: [
          { ...hl(7), course: 'ib-math-ai' },
          { ...hl(7), course: 'ib-math-aa' },
        ],
      }),
    ).toBe(8);
    expect([29, 30, 45].map((total) => units({ subjects: [hl(7)], total, diploma: true }))).toEqual([8, 14, 14]);
    expect(units({ subjects: [hl(7)], total: 30, diploma: false })).toBe(8);
  });

  it('have rules with their numbers', () => {
    const rules = Object.fromEntries(RECOGNITIONS.filter(({ rule }) => rule).map(({ id, rule }) => [id, rule]));
    expect(rules).toEqual({
      ontario: { code: 'school-converts' },
      'guelph-ib': { code: 'credit', minTotal: 28, minHigherLevel: 5, maxCredits: 2 },
      'guelph-ap': { code: 'credit', minScore: 4, maxCredits: 2 },
      'calgary-ib': { code: 'credit', minHigherLevel: 5, maxUnits: 30 },
      australia: { code: 'combined-rank' },
      netherlands: { code: 'like-national-diploma' },
      'university-of-california-ap': { code: 'credit', minScore: 3 },
    });
    expect(ib('ontario', { subjects: [hl(7)], total: 45 })).toMatchObject({ status: 'rule', value: null, parts: [] });
  });
});

describe('any result', () => {
  const grade = fc.oneof(fc.integer({ min: 1, max: 7 }), fc.constantFrom('N' as const, null));
  const letter = fc.constantFrom(...LETTERS, null);
  const anyResult = fc.record({
    subjects: fc.array(fc.record({ level: fc.constantFrom('HL', 'SL'), grade }), { maxLength: 7 }),
    ee: letter,
    tok: letter,
    total: fc.option(fc.integer({ min: 0, max: 45 })),
    diploma: fc.option(fc.boolean()),
  });

  it('has a conversion or a status for each country and university', () => {
    const expected = RECOGNITIONS.filter(({ programme }) => programme === 'ib').map(({ id }) => id);
    fc.assert(
      fc.property(anyResult, (result) => {
        const list = recogniseIb(result);
        expect(list.status === 'ready' ? list.recognised.map(({ id }) => id) : []).toEqual(expected);
      }),
    );
  });

  it('never loses value with a better grade', () => {
    fc.assert(
      fc.property(
        anyResult,
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom('HL' as const, 'SL' as const),
        (result, low, level) => {
          const withGrade = (grade: number) => ({ ...result, subjects: [{ level, grade }, ...result.subjects] });
          for (const id of ['ucas-ib', 'university-of-california-ib']) {
            const before = ib(id, withGrade(low)).value?.low ?? 0;
            expect(ib(id, withGrade(low + 1)).value?.low ?? 0, id).toBeGreaterThanOrEqual(before);
          }
          const percent = (grade: number) => ib('alberta', withGrade(grade)).parts[0]?.given?.low ?? 0;
          expect(percent(low + 1)).toBeGreaterThanOrEqual(percent(low));
        },
      ),
    );
  });
});

describe('bad input', () => {
  it('is reported by field', () => {
    const result = { subjects: [hl(8), { level: 'ML', grade: 0 }, sl(3.5)], ee: 'F', tok: 'b', total: 46 };
    expect(recogniseIb(result as IbResultToRecognise)).toEqual({
      status: 'invalid',
      problems: [
        { field: 'subjects.0.grade', code: 'out-of-range', min: 1, max: 7 },
        { field: 'subjects.1.level', code: 'unknown' },
        { field: 'subjects.1.grade', code: 'out-of-range', min: 1, max: 7 },
        { field: 'subjects.2.grade', code: 'not-whole', min: 1, max: 7 },
        { field: 'ee', code: 'unknown' },
        { field: 'tok', code: 'unknown' },
        { field: 'total', code: 'out-of-range', min: 0, max: 45 },
      ],
    });
    expect(recogniseAp([{ exam: 'ap-x', score: 0 as 1 }])).toMatchObject({
      status: 'invalid',
      problems: [{ field: 'scores.0.score' }],
    });
  });

  it('never throws', () => {
    const anything = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom('toString', '__proto__', null));
    const subject = fc.record({ level: anything, grade: anything, course: anything });
    const result = fc.record({
      subjects: fc.array(subject),
      ee: anything,
      tok: anything,
      total: anything,
      diploma: anything,
    });
    const scores = fc.array(fc.record({ exam: anything, score: anything }));
    fc.assert(
      fc.property(result, scores, (some, others) => {
        expect(() => recogniseIb(some as unknown as IbResultToRecognise)).not.toThrow();
        expect(() => recogniseAp(others as unknown as ApExamScore[])).not.toThrow();
      }),
    );
  });
});
