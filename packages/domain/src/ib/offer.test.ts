import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECT_GRADES, type DiplomaInput } from './diploma';
import { compareWithOffer, type Offer } from './offer';

const diploma = (hl: string, sl: string, core = 'BB', cas = true): DiplomaInput => ({
  subjects: [
    ...[...hl].map((grade) => ({ level: 'HL' as const, grade: gradeOf(grade) })),
    ...[...sl].map((grade) => ({ level: 'SL' as const, grade: gradeOf(grade) })),
  ],
  tok: core[0],
  ee: core[1],
  cas,
});
const gradeOf = (text: string) => (text === 'N' ? ('N' as const) : Number(text));

function answered(input: DiplomaInput, offer: Offer, listed?: number) {
  const answer = compareWithOffer(input, offer, listed);
  if (answer.status !== 'ready') throw new Error(`no answer: ${JSON.stringify(answer)}`);
  return answer;
}

/** 40 points with 7, 6, 6 at HL and a 7 in the first subject, which is Mathematics. */
const OFFER: Offer = { total: 40, hlGrades: [7, 6, 6], subjects: [7] };

describe('an offer', () => {
  it('is met, condition by condition', () => {
    expect(answered(diploma('766', '766'), OFFER)).toEqual({
      status: 'ready',
      met: true,
      lines: [
        { condition: 'total', met: true, value: 40, limit: 40, shortBy: 0 },
        { condition: 'hl-grades', met: true, value: [7, 6, 6], limit: [7, 6, 6], shortBy: 0 },
        { condition: 'subject', place: 0, met: true, value: 7, limit: 7, shortBy: 0 },
        { condition: 'award', met: true },
      ],
      ways: { status: 'reached', needsCas: false, ways: [], count: 0 },
    });
  });

  it('can fail in one subject while everything else is met', () => {
    const { met, lines, ways } = answered(diploma('676', '776'), OFFER);
    expect(met).toBe(false);
    expect(lines.map((line) => line.met)).toEqual([true, true, false, true]);
    expect(ways.ways).toHaveLength(1);
    expect(ways.ways[0]).toMatchObject({ cost: 1, rises: [{ field: 'subjects.0.grade', from: 6, to: 7 }] });
  });

  it('gives the HL grades to the subjects that lack least', () => {
    const { lines, ways } = answered(diploma('567', '666'), { hlGrades: [7, 6, 6] });
    expect(lines[0]).toEqual({ condition: 'hl-grades', met: false, value: [7, 6, 5], limit: [7, 6, 6], shortBy: 1 });
    expect(ways.ways.map(({ rises }) => rises)).toEqual([[{ field: 'subjects.0.grade', from: 5, to: 6, steps: 1 }]]);
  });

  it('counts the total with or without the core', () => {
    const lineOf = (offer: Offer) => answered(diploma('666', '666'), offer).lines[0];
    expect(lineOf({ total: 38 })).toMatchObject({ met: true, value: 38 });
    expect(lineOf({ total: 38, withCore: false })).toMatchObject({ met: false, value: 36, shortBy: 2 });
    expect(answered(diploma('666', '666', 'DD'), { total: 37, withCore: false }).ways).toMatchObject({ count: 6 });
    expect(answered(diploma('666', '666', 'DD'), { total: 37 }).ways).toMatchObject({ count: 8 - 2 + 0 });
  });

  it('counts the three best of four HL subjects', () => {
    expect(answered(diploma('7654', '66'), { hlTotal: 18 }).lines[0]).toMatchObject({ met: true, value: 18 });
  });

  it('needs the award unless it says that it does not, and CAS, which no grade replaces', () => {
    const low = diploma('761', '666');
    expect(answered(low, { total: 30 }).met).toBe(false);
    expect(answered(low, { total: 30, award: false }).met).toBe(true);
    const open = answered(diploma('766', '766', 'BB', false), OFFER);
    expect(open.met).toBe(false);
    expect(open.ways).toEqual({ status: 'reached', needsCas: true, ways: [], count: 0 });
  });

  it('reports what is wrong with the offer', () => {
    const problems = (offer: Offer) => {
      const answer = compareWithOffer(diploma('766', '766'), offer);
      return answer.status === 'invalid-offer' ? answer.problems.map(({ field, code }) => `${field} ${code}`) : answer;
    };
    expect(problems({ total: 46, hlTotal: 0, hlGrades: [8, 6, 6, 6], subjects: [undefined, 2.5] })).toEqual([
      'total not-a-total',
      'hlTotal not-a-total',
      'hlGrades.0 not-a-grade',
      'subjects.1 not-a-grade',
      'hlGrades too-many-grades',
    ]);
    expect(problems({ total: 43, withCore: false })).toEqual(['total not-a-total']);
    expect(problems({ award: false })).toEqual(['offer nothing-asked']);
    expect(compareWithOffer({ subjects: [] }, OFFER).status).toBe('invalid');
  });
});

describe('for all grades and offers', () => {
  const LETTERS = ['N', 'E', 'D', 'C', 'B', 'A'] as const;
  const grade = fc.constantFrom(...SUBJECT_GRADES);
  const high = fc.integer({ min: 4, max: 7 });
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
  const offers = fc.record({
    total: maybe(fc.integer({ min: 20, max: 42 })),
    withCore: fc.boolean(),
    hlTotal: maybe(fc.integer({ min: 10, max: 21 })),
    hlGrades: maybe(fc.array(high, { minLength: 1, maxLength: 3 })),
    subjects: fc.array(fc.option(high, { nil: undefined, freq: 1 }), { maxLength: 6 }),
    award: fc.boolean(),
  });
  const inputs = fc.record({
    hl: fc.constantFrom(3, 4),
    grades: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(fc.constantFrom<(typeof SUBJECT_GRADES)[number]>(4, 5, 6, 7), {
          minLength: 6,
          maxLength: 6,
        }),
      },
      fc.array(grade, { minLength: 6, maxLength: 6 }),
    ),
    tok: fc.constantFrom(...LETTERS),
    ee: fc.constantFrom(...LETTERS),
  });

  it('the fewest rises are those of a brute force, and as many', () => {
    fc.assert(
      fc.property(inputs, offers, ({ hl, grades, tok, ee }, offer) => {
        const input = {
          subjects: grades.map((one, place) => ({ level: place < hl ? ('HL' as const) : ('SL' as const), grade: one })),
          tok,
          ee,
          cas: true,
        };
        const answer = compareWithOffer(input, offer, 5);
        const isEmpty = [offer.total, offer.hlTotal, ...(offer.hlGrades ?? []), ...offer.subjects].every(
          (one) => one === undefined,
        );
        if (isEmpty && !offer.award) {
          expect(answer.status).toBe('invalid-offer');
          return;
        }
        if (answer.status !== 'ready') throw new Error(answer.status);
        const place = (list: readonly unknown[], one: unknown) => list.indexOf(one);
        const start = [...grades.map((one) => place(SUBJECT_GRADES, one)), place(LETTERS, tok), place(LETTERS, ee)];
        expect(answer.met).toBe(meets(start, hl, offer));
        const { cost, count } = fewest(start, hl, offer, 4);
        // The search of the brute force ends at four steps.
        if (cost === null) {
          expect(answer.ways.ways[0]?.cost ?? Infinity).toBeGreaterThan(4);
          return;
        }
        expect(answer.ways.ways[0]?.cost ?? 0).toBe(cost);
        if (cost > 0) expect(answer.ways.count).toBe(count);
        for (const { rises } of answer.ways.ways) {
          const after = [...start];
          for (const { field, steps } of rises) {
            const at = field === 'tok' ? 6 : field === 'ee' ? 7 : Number(field.slice(9, 10));
            after[at] = (after[at] ?? 0) + steps;
          }
          expect(meets(after, hl, offer)).toBe(true);
        }
      }),
      { numRuns: process.env.FULL ? 20_000 : 400 },
    );
  });

  /** The matrix of TOK and the essay, rows and columns from E to A; N and E give nothing. */
  const MATRIX = ['000000', '000000', '000012', '000122', '001223', '002233'].map((row) => [...row].map(Number));

  /** Grades 0 (N) to 7 and letters 0 (N) to 5 (A), decided anew from the words of the regulations. */
  function meets(after: readonly number[], hlCount: number, offer: Offer): boolean {
    const grades = after.slice(0, 6);
    const [tok = 0, ee = 0] = after.slice(6);
    const hl = grades.slice(0, hlCount).sort((one, other) => other - one);
    const sl = grades.slice(hlCount);
    const add = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
    const core = MATRIX[tok]?.[ee] ?? 0;
    const isAwarded =
      !grades.includes(0) &&
      !grades.includes(1) &&
      tok > 1 &&
      ee > 1 &&
      grades.filter((one) => one === 2).length <= 2 &&
      grades.filter((one) => one <= 3).length <= 3 &&
      add(hl.slice(0, 3)) >= 12 &&
      add(sl) >= (sl.length === 2 ? 5 : 9) &&
      add(grades) + core >= 24;
    if (offer.award !== false && !isAwarded) return false;
    if (offer.total !== undefined && add(grades) + (offer.withCore === false ? 0 : core) < offer.total) return false;
    if (offer.hlTotal !== undefined && add(hl.slice(0, 3)) < offer.hlTotal) return false;
    if ((offer.subjects ?? []).some((asked, place) => asked !== undefined && (grades[place] ?? 0) < asked))
      return false;
    return canShare(hl, offer.hlGrades ?? []);
  }

  /** Whether each asked grade finds a subject of its own. */
  function canShare(has: readonly number[], asked: readonly number[]): boolean {
    const [first, ...rest] = asked;
    if (first === undefined) return true;
    return has.some(
      (one, place) =>
        one >= first &&
        canShare(
          has.filter((_, other) => other !== place),
          rest,
        ),
    );
  }

  /** Tries every set of rises, level by level. */
  function fewest(start: readonly number[], hlCount: number, offer: Offer, most: number) {
    let level = new Map([[start.join(), start]]);
    for (let cost = 0; cost <= most; cost += 1) {
      const count = [...level.values()].filter((one) => meets(one, hlCount, offer)).length;
      if (count > 0) return { cost, count };
      const next = new Map<string, readonly number[]>();
      for (const one of level.values()) {
        for (const [place, value] of one.entries()) {
          if (value === (place < 6 ? 7 : 5)) continue;
          const risen = one.map((other, at) => (at === place ? other + 1 : other));
          next.set(risen.join(), risen);
        }
      }
      level = next;
    }
    return { cost: null, count: 0 };
  }
});
