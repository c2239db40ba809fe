import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AP_EXAMS, type ApExam } from './exams';
import { AP_SCORES, apCuts, apNeeded, apScore, type ApEntry, type ApNeed, type ApResult, type ApScore } from './score';

type Raw = Record<string, number | null>;

function scored(entry: ApEntry): ApResult {
  const result = apScore(entry);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return result;
}

function needed(entry: ApEntry, target: number, solveFor?: string[]): { low: ApNeed; high: ApNeed } {
  const result = apNeeded(entry, target, solveFor);
  if (result.status === 'invalid') throw new Error(JSON.stringify(result.problems));
  return { low: result.low, high: result.high };
}

const bandOf = (exam: string, score: ApScore) => apCuts(exam)?.bands.find((band) => band.score === score);

/** Raw points for every section, computed by a function. */
function rawOf(exam: ApExam, points: (section: ApExam['sections'][number]) => number | null): Raw {
  return Object.fromEntries(exam.sections.map((section) => [section.id, points(section)]));
}

/** Any exam with any points. Some sections are open. */
const anyEntry = fc
  .constantFrom(...AP_EXAMS)
  .chain((exam) =>
    fc
      .record(
        Object.fromEntries(
          exam.sections.map(({ id, maxRaw }) => [id, fc.option(fc.integer({ min: 0, max: maxRaw }), { freq: 3 })]),
        ),
      )
      .map((raw) => ({ exam, raw })),
  );

describe('the composite', () => {
  it.each(AP_EXAMS)(
    'of $id is 0 without points, 100 with all points, and a section’s weight with that section’s points',
    (exam) => {
      expect(scored({ exam: exam.id, raw: rawOf(exam, () => 0) }).composite).toEqual({ low: 0, high: 0 });
      expect(scored({ exam: exam.id, raw: rawOf(exam, ({ maxRaw }) => maxRaw) }).composite).toEqual({
        low: 100,
        high: 100,
      });
      for (const full of exam.sections) {
        const raw = rawOf(exam, ({ id, maxRaw }) => (id === full.id ? maxRaw : 0));
        expect(scored({ exam: exam.id, raw }).composite.low, full.id).toBe(full.weight);
      }
    },
  );

  it('has the maximum points of each section’s questions', () => {
    const points = Object.fromEntries(AP_EXAMS.map(({ id, sections }) => [id, sections.map(({ maxRaw }) => maxRaw)]));
    expect(points).toMatchObject({
      'ap-calc-ab': [42, 6 * 9],
      'ap-statistics': [42, 4 * 10],
      'ap-biology': [60, 2 * 9 + 4 * 4],
      'ap-chemistry': [60, 3 * 10 + 4 * 4],
      'ap-physics-1': [42, 10 + 12 + 10 + 8],
      'ap-english-language': [45, 3 * 6],
      'ap-french': [5, 5, 5, 55],
      'ap-microeconomics': [60, 10, 5, 5],
      'ap-psychology': [75, 7 + 7],
      'ap-world-history': [55, 3 * 3, 7, 6],
      'ap-human-geography': [60, 3 * 7],
      'ap-computer-science-a': [42, 7 + 7 + 5 + 6],
      'ap-environmental-science': [80, 3 * 10],
    });
  });

  it('weights each section separately: World History, calculated by hand', () => {
    const { composite, sections, likely, possible, next, cuts } = scored({
      exam: 'ap-world-history',
      raw: { mcq: 40, saq: 6, dbq: 4, leq: 3 },
    });
    // 40/55 × 40 + 6/9 × 20 + 4/7 × 25 + 3/6 × 15 = 29.0909 + 13.3333 + 14.2857 + 7.5
    expect(composite.low).toBeCloseTo(64.21, 2);
    expect(sections.map(({ perPoint }) => perPoint)).toEqual([0.727273, 2.222222, 3.571429, 2.5]);
    expect(sections.map(({ left }) => left)).toEqual([15, 3, 3, 3]);
    expect({ likely, possible, next, basis: cuts.basis }).toEqual({
      likely: { low: 4, high: 4 },
      possible: { low: 3, high: 4 },
      next: 4,
      basis: 'cross-subject',
    });
  });

  it('tells which scores are sure, possible and out of reach, and the distance: Chemistry, calculated by hand', () => {
    const { composite, scores, next } = scored({ exam: 'ap-chemistry', raw: { mcq: 45, frq: 30 } });
    // 45/60 × 50 + 30/46 × 50 = 37.5 + 32.6087; a 4 lies at 48 to 69, a 5 at 72 to 84.
    expect(composite.low).toBe(70.108696);
    expect(scores.map(({ reach }) => reach)).toEqual(['sure', 'sure', 'sure', 'sure', 'out-of-reach']);
    expect(next).toBe(5);
    expect(scores[4]?.missing).toEqual({ low: 1.891304, high: 13.891304 });
    expect(scores[3]?.missing).toEqual({ low: 0, high: 0 });
  });

  it('tells which scores are possible while a section is open', () => {
    const { composite, complete, scores, sections } = scored({ exam: 'ap-chemistry', raw: { mcq: 45 } });
    expect({ composite, complete }).toEqual({ composite: { low: 37.5, high: 87.5 }, complete: false });
    // A 2 lies at 16 to 33.
    expect(scores.map(({ reach }) => reach)).toEqual(['sure', 'sure', 'possible', 'possible', 'possible']);
    expect(sections[1]).toMatchObject({ raw: null, left: 46 });
  });

  it('accepts the maxima of another paper', () => {
    const raw = { mcq: 45, frq: 27 };
    expect(apScore({ exam: 'ap-calc-ab', raw })).toEqual({
      status: 'invalid',
      problems: [{ field: 'raw.mcq', code: 'out-of-range', min: 0, max: 42 }],
    });
    expect(scored({ exam: 'ap-calc-ab', raw, maxRaw: { mcq: 45 } }).composite.low).toBe(75);
  });

  it('never falls with more points, and no score comes nearer with fewer', () => {
    const rank = { 'out-of-reach': 0, possible: 1, sure: 2 };
    const ordered = (less: number, more: number) => expect(more).toBeGreaterThanOrEqual(less);
    fc.assert(
      fc.property(anyEntry, fc.nat(), ({ exam, raw }, pick) => {
        const section = exam.sections[pick % exam.sections.length];
        const points = section && raw[section.id];
        fc.pre(section !== undefined && typeof points === 'number' && points < section.maxRaw);
        const before = scored({ exam: exam.id, raw });
        const after = scored({ exam: exam.id, raw: { ...raw, [section.id]: points + 1 } });
        for (const bound of ['low', 'high'] as const) {
          expect(after.composite[bound]).toBeGreaterThan(before.composite[bound]);
          ordered(before.likely[bound], after.likely[bound]);
          ordered(before.possible[bound], after.possible[bound]);
        }
        ordered(before.next ?? 6, after.next ?? 6);
        for (const [place, score] of after.scores.entries()) {
          const was = before.scores[place];
          ordered(rank[was?.reach ?? 'sure'], rank[score.reach]);
          ordered(score.missing.low, was?.missing.low ?? -1);
          ordered(score.missing.high, was?.missing.high ?? -1);
        }
      }),
    );
  });

  it('holds however the open sections end: sure scores are reached, and scores out of reach are not', () => {
    fc.assert(
      fc.property(anyEntry, fc.double({ min: 0, max: 1, noNaN: true }), ({ exam, raw }, share) => {
        const before = scored({ exam: exam.id, raw });
        const end = rawOf(exam, ({ id, maxRaw }) => raw[id] ?? Math.round(share * maxRaw));
        const after = scored({ exam: exam.id, raw: end });
        expect(after.complete).toBe(true);
        expect(after.composite.low).toBeGreaterThanOrEqual(before.composite.low);
        expect(after.composite.high).toBeLessThanOrEqual(before.composite.high);
        for (const [place, { reach }] of before.scores.entries()) {
          if (reach !== 'possible') expect(after.scores[place]?.reach).toBe(reach);
        }
      }),
    );
  });
});

describe('the cuts', () => {
  it('exist for every exam, and for no other id', () => {
    for (const { id } of AP_EXAMS)
      expect(
        apCuts(id)?.bands.map(({ score }) => score),
        id,
      ).toEqual(AP_SCORES);
    expect(apCuts('ap-alchemy')).toBeUndefined();
    expect(apCuts('toString')).toBeUndefined();
  });

  it.each(AP_EXAMS)('of $id rise with the score, and include every released chart', ({ id }) => {
    const { bands = [], released = [] } = apCuts(id) ?? {};
    for (const [place, { score, likely, possible }] of bands.entries()) {
      const below = bands[place - 1];
      for (const band of [likely, possible]) expect(band.low).toBeLessThanOrEqual(band.high);
      expect(possible.low).toBeLessThanOrEqual(likely.low);
      expect(possible.high).toBeGreaterThanOrEqual(likely.high);
      expect(possible.high).toBeLessThanOrEqual(100);
      for (const { max, cuts } of released) {
        const percent = (100 * (cuts[score - 2] ?? 0)) / max;
        expect(percent).toBeGreaterThanOrEqual(possible.low - 0.05);
        expect(percent).toBeLessThanOrEqual(possible.high + 0.05);
      }
      if (!below) continue;
      for (const which of ['likely', 'possible'] as const) {
        expect(likely.low, `${id} ${score}`).toBeGreaterThan(below.likely.low);
        expect(bands[place]?.[which].high).toBeGreaterThan(below[which].high);
        expect(bands[place]?.[which].low).toBeGreaterThan(below[which].low);
      }
    }
  });

  it('name their evidence', () => {
    const marks = AP_EXAMS.map(({ id }) => [id, apCuts(id)] as const);
    const charted = marks.filter(([, cuts]) => cuts?.basis === 'released-charts');
    expect(charted.map(([id]) => id)).toEqual(
      // prettier-ignore
      ['ap-calc-ab', 'ap-calc-bc', 'ap-statistics', 'ap-biology', 'ap-chemistry', 'ap-physics-1', 'ap-english-language',
        'ap-microeconomics', 'ap-macroeconomics', 'ap-psychology', 'ap-human-geography'],
    );
    for (const [, cuts] of marks) {
      expect(cuts?.confidence).toBe(cuts?.basis === 'released-charts' ? 'medium' : 'low');
      expect(cuts?.released.length ?? 0).toBeGreaterThanOrEqual(cuts?.basis === 'released-charts' ? 1 : 0);
    }
  });

  it('are as wide as calculated by hand', () => {
    // Charts 62.0, 62.0, 65.7 and 61.1: mean 62.7 ± 5; second estimate 63.9.
    expect(bandOf('ap-calc-ab', 5)).toMatchObject({
      likely: { low: 62.7, high: 63.9 },
      possible: { low: 57.7, high: 67.7 },
    });
    // The chart of 2019 is lower than the mean minus its uncertainty.
    expect(bandOf('ap-macroeconomics', 5)?.possible).toEqual({ low: 74.4, high: 84.6 });
    expect(bandOf('ap-french', 2)).toMatchObject({
      likely: { low: 23, high: 33.2 },
      possible: { low: 23, high: 41.2 },
    });
  });
});

describe('the points needed', () => {
  it('agree with a calculation by hand', () => {
    // A 4 lies at 48 to 69; 45 of 60 are 37.5. (48 − 37.5)/50 × 46 = 9.66, (69 − 37.5)/50 × 46 = 28.98.
    expect(needed({ exam: 'ap-chemistry', raw: { mcq: 45 } }, 4)).toEqual({ low: { frq: 10 }, high: { frq: 29 } });
    // A 5 lies at 72 to 84, and 20 of 60 leave 66.7 at best.
    expect(needed({ exam: 'ap-chemistry', raw: { mcq: 20 } }, 5)).toEqual({ low: 'impossible', high: 'impossible' });
    expect(needed({ exam: 'ap-chemistry', raw: { mcq: 60 } }, 3)).toEqual({
      low: 'already-there',
      high: 'already-there',
    });
    expect(needed({ exam: 'ap-chemistry', raw: {} }, 1).high).toBe('already-there');
  });

  it('are solved for the given sections, whatever their points', () => {
    const raw = { mcq: 45, frq: 46 };
    expect(needed({ exam: 'ap-chemistry', raw }, 4, ['frq']).low).toEqual({ frq: 10 });
    expect(apNeeded({ exam: 'ap-chemistry', raw }, 4)).toEqual({
      status: 'invalid',
      problems: [{ field: 'solveFor', code: 'missing' }],
    });
    expect(apNeeded({ exam: 'ap-world-history', raw: { mcq: 40, saq: 5 } }, 4, ['dbq'])).toEqual({
      status: 'invalid',
      problems: [{ field: 'raw.leq', code: 'missing' }],
    });
  });

  it('are spread evenly', () => {
    const { high } = needed({ exam: 'ap-world-history', raw: { mcq: 40 } }, 4);
    if (typeof high === 'string') throw new Error(high);
    const shares = [(high.saq ?? 0) / 9, (high.dbq ?? 0) / 7, (high.leq ?? 0) / 6];
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(0.2);
  });

  it('reach the target, and one point less does not', () => {
    fc.assert(
      fc.property(
        anyEntry,
        fc.constantFrom(...AP_SCORES),
        fc.constantFrom('low', 'high'),
        ({ exam, raw }, target, end) => {
          const open = exam.sections.filter(({ id }) => raw[id] === null);
          fc.pre(open.length > 0);
          const need = needed({ exam: exam.id, raw }, target)[end];
          const cut = bandOf(exam.id, target)?.possible[end] ?? NaN;
          const reaches = (points: Raw) => scored({ exam: exam.id, raw: { ...raw, ...points } }).composite.low >= cut;
          const none = Object.fromEntries(open.map(({ id }) => [id, 0]));
          const all = Object.fromEntries(open.map(({ id, maxRaw }) => [id, maxRaw]));
          expect(need === 'already-there').toBe(reaches(none));
          expect(need === 'impossible').toBe(!reaches(all));
          if (typeof need === 'string') return;
          expect(Object.keys(need)).toEqual(open.map(({ id }) => id));
          expect(reaches(need)).toBe(true);
          for (const [id, points] of Object.entries(need)) {
            if (points > 0) expect(reaches({ ...need, [id]: points - 1 }), id).toBe(false);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('agree with the reach of a score', () => {
    fc.assert(
      fc.property(anyEntry, fc.constantFrom(...AP_SCORES), ({ exam, raw }, target) => {
        fc.pre(exam.sections.some(({ id }) => raw[id] === null));
        const need = needed({ exam: exam.id, raw }, target);
        const reach = scored({ exam: exam.id, raw }).scores[target - 1]?.reach;
        expect(need.high === 'already-there').toBe(reach === 'sure');
        expect(need.low === 'impossible').toBe(reach === 'out-of-reach');
      }),
    );
  });
});

describe('bad input', () => {
  const problemsOf = (entry: ApEntry) => {
    const result = apScore(entry);
    return result.status === 'ready' ? [] : result.problems.map(({ field, code }) => `${field} ${code}`);
  };

  it.each<[ApEntry, string[]]>([
    [{ exam: 'ap-alchemy', raw: {} }, ['exam unknown']],
    [{ exam: 'toString', raw: {} }, ['exam unknown']],
    [{ exam: 'ap-biology', raw: { mcq: 61 } }, ['raw.mcq out-of-range']],
    [{ exam: 'ap-biology', raw: { mcq: -1, frq: 3.5 } }, ['raw.mcq out-of-range', 'raw.frq not-whole']],
    [{ exam: 'ap-biology', raw: { mcq: NaN, frq: Infinity } }, ['raw.mcq not-whole', 'raw.frq not-whole']],
    [{ exam: 'ap-biology', raw: { dbq: 3 } }, ['raw.dbq unknown']],
    [{ exam: 'ap-biology', raw: { toString: 3 } }, ['raw.toString unknown']],
    [{ exam: 'ap-biology', raw: {}, maxRaw: { mcq: 0, leq: 6 } }, ['maxRaw.leq unknown', 'maxRaw.mcq out-of-range']],
    [{ exam: 'ap-biology', raw: {}, maxRaw: { mcq: 1e15 } }, ['maxRaw.mcq out-of-range']],
    [{ exam: 'ap-biology', raw: { mcq: null, frq: undefined } }, []],
  ])('is reported: %j', (entry, expected) => {
    expect(problemsOf(entry)).toEqual(expected);
  });

  it.each([0, 6, 3.5, NaN])('is rejected: a target of %s', (target) => {
    const result = apNeeded({ exam: 'ap-biology', raw: {} }, target);
    expect(result.status === 'ready' ? [] : result.problems.map(({ field }) => field)).toEqual(['target']);
  });

  it('includes unknown sections in `solveFor`', () => {
    const result = apNeeded({ exam: 'ap-biology', raw: { mcq: 3 } }, 4, ['frq', 'dbq']);
    expect(result).toEqual({ status: 'invalid', problems: [{ field: 'solveFor.1', code: 'unknown' }] });
  });

  it('never throws, and no result contains NaN', () => {
    const exam = fc.oneof(fc.constantFrom(...AP_EXAMS.map(({ id }) => id)), fc.string());
    const section = fc.oneof(fc.constantFrom('mcq', 'frq', 'saq', '__proto__'), fc.string());
    // A share link may contain anything that a visitor typed.
    const anyRaw = fc.dictionary(section, fc.oneof(fc.nat(60), fc.nat(), fc.double(), fc.string(), fc.constant(null)), {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(exam, anyRaw, anyRaw, fc.double(), (id, raw, maxRaw, target) => {
        const entry = { exam: id, raw, maxRaw } as ApEntry;
        const result = apScore(entry);
        if (result.status === 'ready') expect(Object.values(result.composite).every(Number.isFinite)).toBe(true);
        else expect(result.problems.length).toBeGreaterThan(0);
        expect(() => apNeeded(entry, target)).not.toThrow();
      }),
    );
  });
});
