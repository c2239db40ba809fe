import { property, assert, anything, constantFrom, record, option, array, integer, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIPLOMA_CASES } from './diploma-cases';
import {
  CONDITIONS,
  CORE_LETTERS,
  SUBJECT_GRADES,
  cheapestRises,
  closestWay,
  corePoints,
  decideDiploma,
  retakes,
  type CoreLetter,
  type DiplomaInput,
  type Rise,
  type SubjectGrade,
} from './diploma';

/** Reads a grade. Invalid ones are kept for the tests of invalid input. */
const gradeOf = (character: string) => SUBJECT_GRADES.find((grade) => String(grade) === character) ?? Number(character);

const diplomaOf = (hl: string, sl: string, core: string, cas = true): DiplomaInput => ({
  subjects: [
    ...[...hl].map((grade) => ({ level: 'HL' as const, grade: gradeOf(grade) })),
    ...[...sl].map((grade) => ({ level: 'SL' as const, grade: gradeOf(grade) })),
  ],
  tok: core[0],
  ee: core[1],
  cas,
});

/** The decision, which must be ready. */
function decided(input: DiplomaInput) {
  const decision = decideDiploma(input);
  if (!('points' in decision)) throw new Error(`no decision: ${JSON.stringify(decision)}`);
  return decision;
}

const failsOf = (input: DiplomaInput) =>
  decided(input)
    .conditions.filter(({ met }) => met === false)
    .map(({ condition }) => condition);

/** The ways, which must be ready. */
function waysOf(result: ReturnType<typeof closestWay>) {
  if (!('ways' in result)) throw new Error(`no ways: ${JSON.stringify(result)}`);
  return result;
}

describe('the core points', () => {
  // The matrix in a school's handbook: rows are TOK, columns the essay, A B C D E N.
  it.each([
    ['A', '3 3 2 2 E N'],
    ['B', '3 2 2 1 E N'],
    ['C', '2 2 1 0 E N'],
    ['D', '2 1 0 0 E N'],
    ['E', 'E E E E E E'],
    ['N', 'N N N N E N'],
  ] as const)('with %s in TOK are %s', (tok, row) => {
    const cells = CORE_LETTERS.map((ee) => corePoints(tok, ee));
    expect(cells.map(({ points, failing }) => failing ?? points).join(' ')).toBe(row);
    expect(cells.every(({ points, failing }) => failing === null || points === 0)).toBe(true);
  });
});

describe('the decision', () => {
  it.each(DIPLOMA_CASES)('$hl + $sl, $core: $says', ({ hl, sl, core, cas, points, fails }) => {
    const decision = decided(diplomaOf(hl, sl, core, cas));
    expect(decision.points).toBe(points);
    expect(failsOf(diplomaOf(hl, sl, core, cas))).toEqual(fails);
    expect(decision.status).toBe(fails.length === 0 ? 'awarded' : 'not-awarded');
  });

  it('is tested with at least forty cases, in which every condition fails alone', () => {
    expect(DIPLOMA_CASES.length).toBeGreaterThanOrEqual(40);
    const alone = new Set(DIPLOMA_CASES.filter(({ fails }) => fails.length === 1).flatMap(({ fails }) => fails));
    expect([...alone].sort()).toEqual(CONDITIONS.filter((condition) => condition !== 'misconduct').sort());
  });

  it('has the ten conditions in the order of the regulations, and never calculates the last', () => {
    const { conditions } = decided(diplomaOf('777', '777', 'AA'));
    expect(conditions.map(({ condition }) => condition)).toEqual(CONDITIONS);
    expect(conditions.at(-1)).toEqual({ condition: 'misconduct', met: 'unknown' });
  });

  it('returns why a condition fails, by how much, and which fields count', () => {
    const line = (input: DiplomaInput, id: string) =>
      decided(input).conditions.find(({ condition }) => condition === id);
    expect(line(diplomaOf('4433', '66', 'CC'), 'hl')).toEqual({
      condition: 'hl',
      met: false,
      bound: 'at-least',
      value: 11,
      limit: 12,
      shortBy: 1,
      fields: ['subjects.0.grade', 'subjects.1.grade', 'subjects.2.grade'],
    });
    expect(line(diplomaOf('772', '722', 'AA'), 'twos')).toEqual({
      condition: 'twos',
      met: false,
      bound: 'at-most',
      value: 3,
      limit: 2,
      shortBy: 1,
      fields: ['subjects.2.grade', 'subjects.4.grade', 'subjects.5.grade'],
    });
    expect(line(diplomaOf('66N', '666', 'NA'), 'no-n')).toMatchObject({
      shortBy: 2,
      fields: ['subjects.2.grade', 'tok'],
    });
    expect(line(diplomaOf('666', '666', 'EE'), 'no-e')).toMatchObject({ shortBy: 2, fields: ['tok', 'ee'] });
    expect(line(diplomaOf('6666', '22', 'BB'), 'sl')).toMatchObject({ value: 4, limit: 5, shortBy: 1 });
    expect(line(diplomaOf('444', '443', 'CD'), 'total')).toMatchObject({ value: 23, limit: 24, shortBy: 1 });
    expect(line(diplomaOf('666', '666', 'AA', false), 'cas')).toMatchObject({ value: 0, shortBy: 1, fields: ['cas'] });
  });

  // Every multiset of HL and SL grades with all 36 pairs of letters, for 3 + 3 and 4 + 2 subjects. CAS affects a single
  // condition, so it is not met in only every seventh case.
  it.each([
    [3, 3],
    [4, 2],
  ])(
    'agrees with an oracle on all grades of %i HL and %i SL',
    (hlCount, slCount) => {
      let turn = 0;
      let disagreements = 0;
      for (const hl of multisets(hlCount)) {
        for (const sl of multisets(slCount)) {
          const subjects = [
            ...hl.map((grade) => ({ level: 'HL' as const, grade })),
            ...sl.map((grade) => ({ level: 'SL' as const, grade })),
          ];
          for (const tok of CORE_LETTERS) {
            for (const ee of CORE_LETTERS) {
              const cas = (turn += 1) % 7 !== 0;
              const { status, conditions } = decided({ subjects, tok, ee, cas });
              let failed = '';
              for (const { condition, met } of conditions) if (met === false) failed += ` ${condition}`;
              const expected = oracle(hl, sl, tok, ee, cas);
              if (failed !== expected || (status === 'awarded') !== (expected === '')) disagreements += 1;
            }
          }
        }
      }
      expect(turn).toBeGreaterThan(400_000);
      expect(disagreements).toBe(0);
      // Half a million decisions take seconds on an idle machine, and much longer on a busy one.
    },
    60_000,
  );
});

/** All multisets of a number of grades, best first. */
function multisets(count: number, from = SUBJECT_GRADES.length - 1): SubjectGrade[][] {
  if (count === 0) return [[]];
  return SUBJECT_GRADES.slice(0, from + 1).flatMap((grade, index) =>
    multisets(count - 1, index).map((rest) => [grade, ...rest]),
  );
}

/**
 * A second implementation of the conditions, written from the regulations alone. It shares no code with the first.
 * The grades must be sorted, best first.
 */
function oracle(hl: SubjectGrade[], sl: SubjectGrade[], tok: CoreLetter, ee: CoreLetter, cas: boolean): string {
  const tally: Record<string, number> = {};
  let points = 0;
  for (const grade of [...hl, ...sl]) {
    tally[grade] = (tally[grade] ?? 0) + 1;
    if (grade !== 'N') points += grade;
  }
  const of = (name: string | number) => tally[name] ?? 0;
  const PAIRS = ' AA3 AB3 AC2 AD2 BB2 BC2 BD1 CC1 CD0 DD0';
  const pair = PAIRS.indexOf(tok < ee ? ` ${tok}${ee}` : ` ${ee}${tok}`);
  if (pair >= 0) points += Number(PAIRS[pair + 3]);

  // The fourth and lowest HL does not count.
  const [h1 = 0, h2 = 0, h3 = 0] = hl.map((grade) => (grade === 'N' ? 0 : grade));
  const [s1 = 0, s2 = 0, s3 = 0] = sl.map((grade) => (grade === 'N' ? 0 : grade));
  let failed = '';
  if (!cas) failed += ' cas';
  if (points < 24) failed += ' total';
  if (of('N') > 0 || `${tok}${ee}`.includes('N')) failed += ' no-n';
  if (`${tok}${ee}`.includes('E')) failed += ' no-e';
  if (of(1) >= 1) failed += ' no-1';
  if (of(2) >= 3) failed += ' twos';
  if (of(1) + of(2) + of(3) >= 4) failed += ' threes';
  if (h1 + h2 + h3 < 12) failed += ' hl';
  if (s1 + s2 + s3 < (hl.length === 4 ? 5 : 9)) failed += ' sl';
  return failed;
}

describe('incomplete or invalid input', () => {
  const good = diplomaOf('777', '777', 'AA');

  it('returns the missing fields instead of a decision', () => {
    const [, ...others] = good.subjects;
    expect(decideDiploma({ ...good, subjects: [{ level: 'HL' }, ...others], ee: undefined, cas: undefined })).toEqual({
      status: 'incomplete',
      missing: ['subjects.0.grade', 'ee', 'cas'],
    });
    expect(decideDiploma({ subjects: Array.from({ length: 6 }, () => ({})) })).toMatchObject({
      status: 'incomplete',
      missing: { length: 15 },
    });
    for (const ask of [retakes, closestWay, (input: DiplomaInput) => cheapestRises(input, 30)]) {
      expect(ask({ ...good, tok: '' })).toEqual({ status: 'incomplete', missing: ['tok'] });
    }
  });

  it.each([
    [{ ...good, subjects: good.subjects.slice(1) }, 'subjects', 'not-six-subjects'],
    [diplomaOf('77777', '7', 'AA'), 'subjects', 'too-many-hl'],
    [diplomaOf('77', '7777', 'AA'), 'subjects', 'too-many-sl'],
    [diplomaOf('778', '777', 'AA'), 'subjects.2.grade', 'unknown-grade'],
    [diplomaOf('777', '770', 'AA'), 'subjects.5.grade', 'unknown-grade'],
    [diplomaOf('777', '777', 'FA'), 'tok', 'unknown-letter'],
    [diplomaOf('777', '777', 'Aa'), 'ee', 'unknown-letter'],
  ])('returns the field and the reason (%#)', (input, field, code) => {
    expect(decideDiploma(input)).toMatchObject({ status: 'invalid', problems: [{ field, code }] });
  });

  it('rejects fractional grades, unknown levels, and a CAS that is not a boolean', () => {
    const subjects = good.subjects.map((subject, index) => (index === 0 ? { level: 'ML', grade: 5.5 } : subject));
    const wrong: unknown = { ...good, subjects, cas: 'yes' };
    expect(decideDiploma(wrong as DiplomaInput)).toEqual({
      status: 'invalid',
      problems: [
        { field: 'subjects.0.level', code: 'unknown-level' },
        { field: 'subjects.0.grade', code: 'unknown-grade' },
        { field: 'cas', code: 'not-yes-or-no' },
      ],
    });
  });

  it('never throws', () => {
    const almost = record({ subjects: array(anything()), tok: anything(), ee: anything(), cas: anything() });
    const target = anything().map((value) => value as number);
    assert(
      property(anything(), almost, target, (any, some, goal) => {
        for (const input of [any, some] as DiplomaInput[]) {
          expect(decideDiploma(input).status).toMatch(/invalid|incomplete/);
          expect(retakes(input).status).toMatch(/invalid|incomplete/);
          expect(closestWay(input).status).toMatch(/invalid|incomplete/);
          expect(cheapestRises(input, goal).status).toMatch(/invalid|incomplete/);
        }
      }),
    );
  });

  it.each([46, -1, 30.5, NaN])('rejects a total of %d', (target) => {
    expect(cheapestRises(good, target)).toEqual({
      status: 'invalid',
      problems: [{ field: 'target', code: 'unknown-target', max: 45 }],
    });
  });
});

const told = ({ field, from, to }: Rise) => `${field.replace(/subjects\.|\.grade/g, '')} ${from}>${to}`;
const toldWays = (result: ReturnType<typeof closestWay>) =>
  waysOf(result).ways.map(({ rises }) => rises.map(told).join(', '));

describe('what to retake', () => {
  it('lists each grade that alone would award the diploma, fewest steps first', () => {
    // 24 points with 11 at HL: any HL must rise by one.
    expect(toldWays(retakes(diplomaOf('443', '544', 'DD')))).toEqual(['0 4>5', '1 4>5', '2 3>4']);
    // 22 points: any subject must rise by two. From D with D, only a rise to A adds two points.
    expect(toldWays(retakes(diplomaOf('444', '433', 'DD')))).toEqual([
      '0 4>6',
      '1 4>6',
      '2 4>6',
      '3 4>6',
      '4 3>5',
      '5 3>5',
      'tok D>A',
      'ee D>A',
    ]);
  });

  it('lists fewer steps first, even if more steps give more points', () => {
    // The best three of four HL make 11: the fourth must overtake the third to count.
    expect(toldWays(retakes(diplomaOf('2443', '66', 'CC')))).toEqual(['1 4>5', '2 4>5', '3 3>4', '0 2>4']);
  });

  it('replaces an E only by a better letter', () => {
    // From E to D with an A adds two points as well.
    expect(waysOf(retakes(diplomaOf('555', '555', 'EA'))).ways).toEqual([
      { rises: [{ field: 'tok', from: 'E', to: 'D', steps: 1 }], cost: 1, points: 32, awarded: true },
    ]);
  });

  it('lists none if no single grade is enough, and tells whether CAS is needed', () => {
    expect(retakes(diplomaOf('443', '422', 'AA'))).toEqual({ status: 'ways', needsCas: false, ways: [], count: 0 });
    expect(retakes(diplomaOf('555', '555', 'AA', false))).toMatchObject({ status: 'reached', needsCas: true });
    expect(waysOf(retakes(diplomaOf('443', '544', 'DD', false)))).toMatchObject({ needsCas: true, count: 3 });
  });
});

describe('the closest way to the diploma', () => {
  it('has the fewest steps, spread over subjects if possible', () => {
    // HL 11, SL 8 and 3 core points: one step at each level makes 12, 9 and 24 points.
    const result = waysOf(closestWay(diplomaOf('443', '422', 'AA')));
    expect(result.count).toBe(9);
    expect(result.ways[0]).toMatchObject({ cost: 2, points: 24, awarded: true });
    expect(toldWays(result)[0]).toBe('0 4>5, 3 4>5');
  });

  it('counts letters by the matrix: from E with an A, one step is enough', () => {
    expect(toldWays(closestWay(diplomaOf('444', '442', 'EA')))).toEqual(['tok E>D']);
  });

  it('is empty if the diploma is awarded', () => {
    expect(closestWay(diplomaOf('444', '444', 'DD'))).toMatchObject({ status: 'reached', ways: [] });
  });

  it('is found for a diploma without any grades', () => {
    // Six subjects rise from N to 24 points. Better letters cost more steps than the points they add, so both stop at D:
    // 6 × 4 steps and 2 × 2.
    expect(waysOf(closestWay(diplomaOf('NNN', 'NNN', 'NN', false))).ways[0]).toMatchObject({ cost: 28, points: 24 });
  });
});

describe('the cheapest rises for a total', () => {
  it('lists all combinations with the fewest steps', () => {
    expect(toldWays(cheapestRises(diplomaOf('777', '776', 'AB'), 45))).toEqual(['5 6>7']);
    expect(toldWays(cheapestRises(diplomaOf('777', '776', 'BB'), 45))).toEqual(['5 6>7, ee B>A', '5 6>7, tok B>A']);
  });

  it('raises a letter only if that adds a point', () => {
    // D to C with an A adds nothing; D to B takes two steps.
    expect(toldWays(cheapestRises(diplomaOf('777', '776', 'AD'), 44))).toEqual(['5 6>7']);
    // With every subject at 7, only letters can rise.
    expect(toldWays(cheapestRises(diplomaOf('777', '777', 'AD'), 45))).toEqual(['ee D>B']);
  });

  it('tells whether the diploma is awarded with the total', () => {
    const { ways } = waysOf(cheapestRises(diplomaOf('665', '665', 'CE'), 35));
    expect(ways.map(({ awarded }) => awarded)).toContain(false);
    expect(waysOf(cheapestRises(diplomaOf('665', '665', 'CC'), 36)).ways.every(({ awarded }) => awarded)).toBe(true);
  });

  it('lists at most the requested number, and counts all', () => {
    const result = waysOf(cheapestRises(diplomaOf('444', '444', 'DD'), 36, 5));
    expect(result.ways).toHaveLength(5);
    expect(result.count).toBeGreaterThan(5);
    expect(toldWays(result)[0]).toBe('0 4>6, 1 4>6, 2 4>6, 3 4>6, 4 4>6, 5 4>6');
  });
});

describe('the searches', () => {
  const grade = constantFrom(...SUBJECT_GRADES);
  const letter = constantFrom(...CORE_LETTERS);
  const shape = constantFrom('HHHSSS', 'HHHHSS', 'HSHSHS');
  const diploma = tuple(shape, array(grade, { minLength: 6, maxLength: 6 }), letter, letter, option(constantFrom(true)))
    // The last value decides about CAS.
    .map(([levels, grades, tok, ee, cas]) => ({
      subjects: grades.map((one, index) => ({
        level: levels[index] === 'H' ? ('HL' as const) : ('SL' as const),
        grade: one,
      })),
      tok,
      ee,
      cas: cas ?? false,
    }));

  /** All diplomas that are one step better. */
  const oneUp = (from: DiplomaInput): DiplomaInput[] => [
    ...from.subjects.flatMap((subject, place) => {
      const to = SUBJECT_GRADES[SUBJECT_GRADES.findIndex((one) => one === subject.grade) + 1];
      return to === undefined
        ? []
        : [{ ...from, subjects: from.subjects.map((one, index) => (index === place ? { ...one, grade: to } : one)) }];
    }),
    ...(['tok', 'ee'] as const).flatMap((part) => {
      const to = CORE_LETTERS[CORE_LETTERS.findIndex((one) => one === from[part]) - 1];
      return to === undefined ? [] : [{ ...from, [part]: to }];
    }),
  ];

  /** The fewest steps to a diploma that `pleases`, by breadth-first search over up to four steps. */
  function fewestSteps(from: DiplomaInput, pleases: (input: DiplomaInput) => boolean): number | undefined {
    let here = new Map([[JSON.stringify(from), from]]);
    for (let steps = 0; steps <= 4; steps += 1) {
      for (const one of here.values()) if (pleases(one)) return steps;
      here = new Map([...here.values()].flatMap(oneUp).map((one) => [JSON.stringify(one), one]));
    }
    return undefined;
  }

  it('find the same as an exhaustive search', () => {
    assert(
      property(diploma, integer({ min: 1, max: 4 }), (start, more) => {
        const awarded = (input: DiplomaInput) => failsOf({ ...input, cas: true }).length === 0;
        const closest = waysOf(closestWay(start));
        const steps = fewestSteps(start, awarded);
        if (steps !== undefined) expect(closest.ways[0]?.cost ?? 0).toBe(steps);
        else expect(closest.ways[0]?.cost).toBeGreaterThan(4);
        expect(closest.ways.every((way) => way.awarded)).toBe(true);

        const target = Math.min(45, decided(start).points + more);
        const rises = waysOf(cheapestRises(start, target));
        expect(rises.ways[0]?.cost ?? 0).toBe(fewestSteps(start, (input) => decided(input).points >= target));
        expect(rises.ways.every(({ points }) => points >= target)).toBe(true);

        const [alone] = waysOf(retakes(start)).ways;
        if (alone) expect(alone.cost).toBeGreaterThanOrEqual(closest.ways[0]?.cost ?? 0);
      }),
      { numRuns: 60 },
    );
  });

  it('never lose points or the award with a higher grade', () => {
    assert(
      property(diploma, (start) => {
        const before = decided(start);
        for (const after of oneUp(start).map(decided)) {
          expect(after.points).toBeGreaterThanOrEqual(before.points);
          if (before.status === 'awarded') expect(after.status).toBe('awarded');
        }
      }),
    );
  });
});
