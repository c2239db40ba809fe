import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyGrade, pastGrades, type SessionBounds } from './bounds';
import { IB_COURSES } from './courses';
import { nextPoints, type LetterToRise, type RisingComponent, type SubjectToRise } from './next-points';

const session = (name: string, ...from: number[]): SessionBounds => ({
  session: name,
  bounds: Object.fromEntries(from.map((low, index) => [index + 2, { low, high: low }])),
});
/** Invented. */
const SESSIONS = [
  session('M25', 10, 20, 30, 50, 60, 70),
  session('N24', 10, 20, 30, 50, 62, 72),
  session('M24', 10, 20, 30, 50, 66, 76),
];
const PAPERS: readonly RisingComponent[] = [
  { id: 'p1', weight: 40, maxMarks: 80, isExam: true },
  { id: 'p2', weight: 40, maxMarks: 80, isExam: true },
  { id: 'ia', weight: 20, maxMarks: 20 },
];
const subject = (marks: Record<string, number>, more: Partial<SubjectToRise> = {}): SubjectToRise => ({
  field: 'subjects.0.grade',
  components: PAPERS,
  entries: { marks },
  sessions: SESSIONS,
  ...more,
});

const TOK = IB_COURSES.find(({ id }) => id === 'ib-tok');
const tok = (exhibition: number, essay: number): LetterToRise => ({
  field: 'tok',
  components: [
    { id: 'exhibition', weight: 10, maxMarks: 10 },
    { id: 'essay', weight: 20, maxMarks: 10, isExam: true },
  ],
  entries: { marks: { exhibition, essay } },
  letters: TOK?.letters,
});

describe('the likely grade', () => {
  const gradeOf = (percent: number, sessions = SESSIONS) =>
    likelyGrade(pastGrades({ least: percent, most: percent }, sessions));

  it('is the highest that more than half of the sessions give', () => {
    expect(gradeOf(62)).toBe(6);
    expect(gradeOf(61)).toBe(5);
    expect(gradeOf(61.5)).toBe(6);
    // One of two is not more than half.
    expect(gradeOf(60, SESSIONS.slice(0, 2))).toBe(5);
    expect(gradeOf(60, [])).toBeNull();
  });

  it('never falls with more marks', () => {
    // The most frequent grade would: 4, 5, 6, 6 is a 6, and 5, 5, 6, 6 is a 5.
    const apart = [session('a', 10, 20, 30, 51), session('b', 10, 20, 30, 40), session('c', 10, 20, 30, 40, 50)];
    const four = [...apart, session('d', 10, 20, 30, 40, 50)];
    expect([gradeOf(50, four), gradeOf(51, four)]).toEqual([5, 5]);
  });

  it('counts a session by its strictest time zone', () => {
    const zones = { session: 'M25', bounds: { 6: { low: 60, high: 64 }, 7: { low: 70, high: 72 } } };
    expect(gradeOf(63, [zones])).toBe(1);
    expect(gradeOf(64, [zones])).toBe(6);
  });
});

describe('the cheapest next point', () => {
  it('says how many more marks each component needs, and in how many sessions they are enough', () => {
    // 40/80 and 40/80 are 40 per cent, 10/20 is 10: 50 per cent, a 5. For a 6 in two of three sessions it takes 61.5.
    expect(nextPoints([subject({ p1: 40, p2: 40, ia: 10 })])).toEqual({
      points: [
        point('p1', { marks: 23, mark: 63, marksForAll: 31 }),
        point('p2', { marks: 23, mark: 63, marksForAll: 31 }),
      ],
      // Ten more marks give ten per cent: 60.
      noWays: [{ field: 'subjects.0.grade', component: 'ia', why: 'not-enough' }],
      without: [],
    });
  });

  function point(component: string, numbers: object) {
    return {
      field: 'subjects.0.grade',
      component,
      from: 5,
      to: 6,
      max: 80,
      gain: 1,
      holds: 2,
      of: 3,
      ...numbers,
    };
  }

  it('puts the fewest marks first, and exams before coursework', () => {
    const equal: RisingComponent[] = [
      { id: 'ia', weight: 50, maxMarks: 50 },
      { id: 'p1', weight: 50, maxMarks: 50, isExam: true },
    ];
    const near = subject({ p1: 30, ia: 30 }, { components: equal, field: 'subjects.3.grade' });
    const ranked = nextPoints([subject({ p1: 40, p2: 40, ia: 10 }), near]).points;
    expect(ranked.map(({ field, component, marks }) => [field, component, marks])).toEqual([
      ['subjects.3.grade', 'p1', 2],
      ['subjects.3.grade', 'ia', 2],
      ['subjects.0.grade', 'p1', 23],
      ['subjects.0.grade', 'p2', 23],
    ]);
  });

  it('leaves marks alone that are final', () => {
    const components = PAPERS.map((one) => ({ ...one, final: one.id !== 'p2' }));
    const found = nextPoints([subject({ p1: 48, p2: 48, ia: 13 }, { components })]);
    expect(found.points.map(({ component }) => component)).toEqual(['p2']);
    expect(found.noWays.map(({ component, why }) => [component, why])).toEqual([
      ['p1', 'final'],
      ['ia', 'final'],
    ]);
  });

  it('says why there is none', () => {
    expect(
      nextPoints(
        [
          subject({ p1: 80, p2: 80, ia: 20 }),
          subject({ p1: 80 }, { field: 'subjects.1.grade' }),
          subject({ p1: 40, p2: 40, ia: 10 }, { field: 'subjects.2.grade', sessions: [] }),
          subject({ p1: 99, p2: 40, ia: 10 }, { field: 'subjects.3.grade' }),
        ],
        [{ ...tok(10, 10) }, { ...tok(5, 5), field: 'ee', letters: undefined }],
      ).without,
    ).toEqual([
      { field: 'subjects.0.grade', why: 'top' },
      { field: 'subjects.1.grade', why: 'incomplete', missing: ['p2', 'ia'] },
      { field: 'subjects.2.grade', why: 'no-boundaries' },
      { field: 'subjects.3.grade', why: 'invalid' },
      { field: 'tok', why: 'top' },
      { field: 'ee', why: 'no-boundaries' },
    ]);
  });

  it('knows what a letter is worth', () => {
    // 5 + 2 × 5 = 15: one mark short of a B. The essay counts twice.
    const gains = (ee: string) => nextPoints([], [tok(5, 5)], { ee }).points.map(({ gain }) => gain);
    expect(gains('A')).toEqual([1, 1]);
    expect(gains('D')).toEqual([1, 1]);
    expect(gains('B')).toEqual([0, 0]);
    expect(nextPoints([], [tok(1, 1)], { ee: 'A' }).points[0]).toMatchObject({ from: 'E', to: 'D', marks: 1, gain: 2 });
    expect(nextPoints([], [tok(5, 5)], { ee: 'A' }).points.map(({ component, marks }) => [component, marks])).toEqual([
      ['essay', 1],
      ['exhibition', 1],
    ]);
  });
});

describe('for all marks', () => {
  const MAXIMA = [10, 20, 24, 30, 45, 80, 110];
  const SPLITS = [[100], [60, 40], [36, 44, 20], [40, 40, 20], [30, 30, 20, 20], [25, 25, 25, 25]] as const;
  /** Subjects with all marks, and one to five sessions with one to three time zones each. */
  const subjects = fc
    .array(
      fc.constantFrom(...SPLITS).chain((weights) =>
        fc.record({
          components: fc.tuple(
            ...weights.map((weight) =>
              fc.record({
                weight: fc.constant(weight),
                maxMarks: fc.constantFrom(...MAXIMA),
                isExam: fc.boolean(),
                final: fc.boolean(),
                share: fc.integer({ min: 0, max: 100 }),
              }),
            ),
          ),
          papers: fc.array(
            fc.array(
              fc
                .uniqueArray(fc.integer({ min: 5, max: 95 }), { minLength: 6, maxLength: 6 })
                .map((from) => [...from].sort((one, other) => one - other)),
              { minLength: 1, maxLength: 3 },
            ),
            { minLength: 1, maxLength: 5 },
          ),
        }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((list) =>
      list.map(({ components, papers }, place) => {
        const named = components.map(({ share: _, ...one }, index) => ({ id: `c${index}`, ...one }));
        return {
          field: `subjects.${place}.grade` as const,
          components: named,
          marks: components.map(({ share, maxMarks }) => Math.round((share * maxMarks) / 100)),
          papers,
          input: {
            field: `subjects.${place}.grade` as const,
            components: named,
            entries: {
              marks: Object.fromEntries(
                components.map(({ share, maxMarks }, index) => [`c${index}`, Math.round((share * maxMarks) / 100)]),
              ),
            },
            sessions: papers.map((zones, index) => ({
              session: `M${10 + index}`,
              bounds: Object.fromEntries(
                [2, 3, 4, 5, 6, 7].map((grade, at) => {
                  const all = zones.map((from) => from[at] ?? 0);
                  return [grade, { low: Math.min(...all), high: Math.max(...all) }];
                }),
              ),
            })),
          },
        };
      }),
    );

  it('agrees with a brute force in whole numbers', () => {
    fc.assert(
      fc.property(subjects, (list) => {
        const expected = list.flatMap((one) => bruteForce(one));
        expected.sort((one, other) => one.key - other.key);
        const found = nextPoints(list.map(({ input }) => input));
        expect(
          found.points.map(({ field, component, from, to, marks, holds, of, marksForAll }) =>
            [field, component, from, to, marks, holds, of, marksForAll].join(),
          ),
        ).toEqual(expected.map(({ text }) => text));
      }),
      { numRuns: process.env.FULL ? 20_000 : 200 },
    );
  });

  interface Marked {
    field: string;
    components: readonly { id: string; weight: number; maxMarks: number; isExam: boolean; final: boolean }[];
    marks: readonly number[];
    papers: readonly (readonly (readonly number[])[])[];
  }

  /** Adds one mark after the other, and grades each paper of each session. All numbers are whole: no part is rounded. */
  function bruteForce({ field, components, marks, papers }: Marked) {
    const whole = components.reduce((product, { maxMarks }) => product * BigInt(maxMarks), 1n);
    /** The per cent, rounded half up: floor((2 × percent + 1) / 2). */
    const roundedOf = (all: readonly number[]) => {
      const parts = components.map(
        ({ weight, maxMarks }, index) => (BigInt(all[index] ?? 0) * BigInt(weight) * whole) / BigInt(maxMarks),
      );
      const total = parts.reduce((sum, part) => sum + part, 0n);
      return Number((2n * total + whole) / (2n * whole));
    };
    const sessionGrades = (all: readonly number[]) =>
      papers.map((zones) =>
        Math.min(...zones.map((from) => 1 + from.filter((bound) => roundedOf(all) >= bound).length)),
      );
    const countAt = (all: readonly number[], grade: number) => sessionGrades(all).filter((one) => one >= grade).length;
    const from = [7, 6, 5, 4, 3, 2, 1].find((grade) => countAt(marks, grade) * 2 > papers.length) ?? 1;
    if (from === 7) return [];
    const found: { key: number; text: string }[] = [];
    for (const [place, { id, maxMarks, isExam, final }] of components.entries()) {
      let most: number | undefined;
      let all: number | undefined;
      const holds = (more: number) =>
        countAt(
          marks.map((mark, other) => mark + (other === place ? more : 0)),
          from + 1,
        );
      for (let more = 1; (marks[place] ?? 0) + more <= maxMarks; more += 1) {
        if (most === undefined && holds(more) * 2 > papers.length) most = more;
        if (all === undefined && holds(more) === papers.length) all = more;
      }
      if (final || most === undefined) continue;
      const text = [field, id, from, from + 1, most, holds(most), papers.length, all].join();
      found.push({ key: most * 2 + (isExam ? 0 : 1), text });
    }
    return found;
  }
});
