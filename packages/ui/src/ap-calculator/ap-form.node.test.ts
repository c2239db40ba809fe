import { AP_EXAMS, AP_SCORE_ONLY_EXAMS } from '@tutoring/domain/ap-exams';
import { apScore } from '@tutoring/domain/ap-score';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { AP, entryOf, examField, MAX_EXAMS, nextRow, openRow, rowsOf, TARGETS } from './ap-form';
import { apReport } from './ap-report';
import { awardsOf, stepText } from './award-text';
import { countedIn, outcomesOf } from './exam-outcome';
import { en } from './messages/en';
import { sectionNeeds } from './section-needs';

function resultOf(fields: Fields) {
  const exam = AP_EXAMS.find(({ id }) => id === fields.exam);
  if (!exam) throw new Error('No exam.');
  const entry = entryOf(fields, exam);
  const result = apScore(entry);
  if (result.status !== 'ready') throw new Error(JSON.stringify(result.problems));
  return { entry, result };
}

/** Fields of one exam, with its id before their names. */
const of = (exam: string, fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${exam}.${name}`, value]));

/** Any entries of one exam. */
const anyEntries = fc.constantFrom(...AP_EXAMS).chain(({ id, sections }) => {
  const text = fc.string({ minLength: 1, maxLength: 6 });
  const names = sections.flatMap((section) => [`raw.${section.id}`, `maxRaw.${section.id}`]);
  return fc
    .record({
      ...Object.fromEntries(names.map((name) => [name, fc.option(text, { nil: '' })])),
      target: fc.constantFrom('', '1', '2', '3', '4', '5'),
      score: fc.constantFrom('', '', '1', '2', '3', '4', '5'),
    })
    .map((entries: Fields) => ({ id, entries }));
});

/** Any state of the form, with up to four exams. */
const anyFields = fc
  .tuple(
    fc.uniqueArray(anyEntries, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
    fc.record({
      open: fc.constantFrom('', '1', '2', '9'),
      read: fc.constantFrom('', '1', '2', '3', '4', '5', 'high'),
      to: fc.constantFrom('', 'ucas-ap', 'guelph-ap'),
    }),
  )
  .map(([exams, rest]): Fields => ({
    ...rest,
    ...Object.fromEntries(exams.map(({ id }, place) => [examField(place + 1), id])),
    ...Object.fromEntries(exams.flatMap(({ id, entries }) => Object.entries(of(id, entries)))),
  }));

describe('a link', () => {
  it('restores any entries of any exam', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
        expect(fieldsIn(AP, fragmentOf(AP, filled))).toEqual(filled);
      }),
    );
  });

  it('restores no unknown exam, section, score or row', () => {
    expect(
      fieldsIn(
        AP,
        '#ap&exam=ap-alchemy&exam11=ap-biology&exam1=ap-biology&open=11&ap-alchemy.raw.mcq=1&ap-biology.raw.=1&ap-biology.raw.MCQ=1&ap-biology.score.mcq=1&ap-biology.target=6&read=0&to=<b>&ap-biology.raw.mcq=123456789012345678901',
      ),
    ).toBeUndefined();
  });

  it('of an older version has one exam, and restores its entries', () => {
    expect(
      fieldsIn(AP, '#ap&exam=ap-chemistry&maxRaw.mcq=50&raw.frq=27&raw.mcq=42&target=5&read=4&to=ucas-ap'),
    ).toEqual({
      exam: 'ap-chemistry',
      'ap-chemistry.maxRaw.mcq': '50',
      'ap-chemistry.raw.frq': '27',
      'ap-chemistry.raw.mcq': '42',
      'ap-chemistry.target': '5',
      read: '4',
      to: 'ucas-ap',
    });
    expect(fieldsIn(AP, '#ap&raw.mcq=42')).toBeUndefined();
  });

  it('carries the chosen exams only, though the form remembers the others', () => {
    const fields = { ...AP.example, 'ap-biology.raw.mcq': '50' };
    expect(fieldsIn(AP, fragmentOf(AP, fields))).toEqual(AP.example);
  });
});

it('calculates the example as the page does by hand', () => {
  // 42/60 × 50 + 27/46 × 50
  expect(resultOf(AP.example).result.composite.low).toBeCloseTo(64.35, 2);
  expect(fieldsIn(AP, fragmentOf(AP, AP.example))).toEqual(AP.example);
});

it('never throws, whatever the fields contain', () => {
  fc.assert(fc.property(anyFields, (fields) => void apReport(fields, en, 'en')));
});

it('reports every field that is not a number', () => {
  const exam = AP_EXAMS.find(({ id }) => id === 'ap-chemistry');
  if (!exam) throw new Error('No exam.');
  const fields = of('ap-chemistry', { 'raw.mcq': '4,5', 'raw.frq': '٢٧', 'maxRaw.frq': '45', 'raw.dbq': '7' });
  expect(entryOf(fields, exam)).toEqual({
    exam: 'ap-chemistry',
    raw: { mcq: NaN, frq: 27 },
    maxRaw: { mcq: null, frq: 45 },
  });
});

describe('the rows', () => {
  it('are one without an exam, and at most ten', () => {
    expect(rowsOf({})).toEqual([1]);
    const full = Object.fromEntries(AP_EXAMS.slice(0, MAX_EXAMS).map(({ id }, place) => [examField(place + 1), id]));
    expect(rowsOf(full)).toHaveLength(10);
    expect(nextRow(full)).toBeUndefined();
    expect(fieldsIn(AP, fragmentOf(AP, full))).toEqual(full);
  });

  it('include a new one while it is open', () => {
    expect(rowsOf({ exam: 'ap-biology', open: '2' })).toEqual([1, 2]);
    expect(rowsOf({ exam: 'ap-biology', open: '1' })).toEqual([1]);
    expect(openRow({ exam2: 'ap-biology', exam4: 'ap-latin' })).toBe(2);
  });

  it('count an exam once, even if a link has it twice', () => {
    expect(outcomesOf({ exam: 'ap-biology', exam2: 'ap-biology', 'ap-biology.score': '4' })).toHaveLength(1);
  });
});

describe('several exams', () => {
  const FOUR: Fields = {
    ...AP.example,
    exam2: 'ap-biology',
    'ap-biology.score': '3',
    exam3: 'ap-latin',
    'ap-latin.score': '3',
    exam4: 'ap-statistics',
  };

  it('have a range each, by a score or by points', () => {
    const bands = outcomesOf(FOUR).map(({ id, band }) => [id, band?.low, band?.high]);
    expect(bands).toEqual([
      ['ap-chemistry', 4, 4],
      ['ap-biology', 3, 3],
      ['ap-latin', 3, 3],
      ['ap-statistics', undefined, undefined],
    ]);
  });

  it('get awards by the lower and by the higher scores', () => {
    const open = { ...FOUR, 'ap-statistics.raw.mcq': '25' };
    const awards = awardsOf(countedIn(outcomesOf(open)));
    expect(awards.map(({ award, standing }) => [award.id, standing])).toEqual([
      ['scholar', 'sure'],
      ['scholar-honor', 'possible'],
      ['scholar-distinction', 'open'],
      ['international-diploma', 'open'],
    ]);
    expect(awards[1]?.steps.map((step) => stepText(step, en, 'en'))).toEqual([
      'Higher scores: AP Statistics: 3',
      'More exams: any exam: 5 and any exam: 4',
    ]);
    expect(awards[3]?.steps.map((step) => stepText(step, en, 'en'))).toEqual([
      'More exams: 2 × an exam in another language: 3 and an exam with a global perspective: 3',
    ]);
  });

  it('have Capstone awards only with one of the two Capstone exams', () => {
    const ids = (fields: Fields) => awardsOf(countedIn(outcomesOf(fields))).map(({ award }) => award.id);
    expect(ids(FOUR)).not.toContain('capstone-diploma');
    expect(ids({ ...FOUR, exam5: 'ap-seminar', 'ap-seminar.score': '3' })).toContain('capstone-diploma');
  });

  it('make one report', () => {
    const report = apReport(FOUR, en, 'en');
    expect(report?.headline).toBe('Exams: 3 · mean 3.33');
    expect(report?.lines).toEqual(['AP Chemistry: 4 · AP Biology: 3 · AP Latin: 3', 'AP Scholar', en.notCertain]);
    expect(report?.rows).toContainEqual(['AP Biology', 3, 3]);
    expect(report?.rows).toContainEqual(['AP Scholar', en.award_sure]);
    expect(report?.rows).toContainEqual(['Multiple choice', 42, 60]);
  });
});

it('can enter the score of every exam', () => {
  for (const { id } of [...AP_EXAMS, ...AP_SCORE_ONLY_EXAMS]) {
    const fields = { exam: id, [`${id}.score`]: '4' };
    expect(outcomesOf(fields)[0]?.band).toEqual({ low: 4, high: 4 });
    expect(apReport(fields, en, 'en')?.headline).toBe('Score: 4');
  }
});

describe('the points needed for a score', () => {
  it('are those of the open section', () => {
    const { entry, result } = resultOf({ exam: 'ap-chemistry', 'ap-chemistry.raw.mcq': '45' });
    // 37.5 + points / 46 × 50 is at least 48, or 69.
    expect(sectionNeeds(entry, result, 4)).toEqual([
      { id: 'frq', name: 'Free response', maxRaw: 46, low: 10, high: 29 },
    ]);
  });

  it('are those of each section alone if none is open, and undefined if a section alone cannot be enough', () => {
    const { entry, result } = resultOf(AP.example);
    expect(sectionNeeds(entry, result, 5).map(({ low, high }) => [low, high])).toEqual([
      [52, undefined],
      [35, 46],
    ]);
  });

  it('are enough, and one point fewer is not', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AP_EXAMS), fc.constantFrom(...TARGETS), fc.nat(), (exam, target, seed) => {
        const full = Object.fromEntries(
          exam.sections.map(({ id, maxRaw }, place) => [
            `${exam.id}.raw.${id}`,
            String((seed * (place + 3)) % (maxRaw + 1)),
          ]),
        );
        const { entry, result } = resultOf({ ...full, exam: exam.id });
        const cut = result.scores.find(({ score }) => score === target)?.possible.high ?? 0;
        for (const { id, high } of sectionNeeds(entry, result, target)) {
          if (high === undefined) continue;
          const at = (points: number) =>
            resultOf({ ...full, exam: exam.id, [`${exam.id}.raw.${id}`]: String(points) }).result.composite.low;
          expect(at(high)).toBeGreaterThanOrEqual(cut);
          if (high > 0) expect(at(high - 1)).toBeLessThan(cut);
        }
      }),
    );
  });
});

describe('the files', () => {
  it('are empty without points, or if a field is invalid', () => {
    expect(apReport({}, en, 'en')).toBeUndefined();
    expect(apReport({ exam: 'ap-chemistry' }, en, 'en')).toBeUndefined();
    expect(apReport({ ...AP.example, 'ap-chemistry.raw.mcq': '61' }, en, 'en')).toBeUndefined();
  });

  it('contain sections, scores and the uncertainty', () => {
    expect(apReport(AP.example, en, 'en')).toEqual({
      title: 'AP Chemistry, 2027',
      headline: 'Most likely a 4',
      lines: [
        'Possible: 3 to 4',
        'Composite: 64.35 of 100',
        'Multiple choice 42/60 · Free response 27/46',
        en.notCertain,
      ],
      rows: [
        ['Section', 'Points', 'Maximum'],
        ['Multiple choice', 42, 60],
        ['Free response', 27, 46],
        [],
        ['Score', 'Likely cut', 'Possible cut', 'Reached'],
        [1, '0', '0', 'sure'],
        [2, '16–28', '16–33', 'sure'],
        [3, '29–44', '29–49', 'sure'],
        [4, '48–64', '48–69', 'possible, missing: 0–4.65'],
        [5, '72–79', '72–84', 'not reached, missing: 7.65–19.65'],
        [],
        ['AP Chemistry, 2027'],
        ['Most likely a 4'],
        ['Possible: 3 to 4'],
        ['Composite: 64.35 of 100'],
        [en.notCertain],
      ],
    });
  });

  it('say so if the cuts are uncertain', () => {
    const report = apReport({ exam: 'ap-physics-2', 'ap-physics-2.raw.mcq': '30' }, en, 'en');
    expect(report?.lines).toContain(en.lowConfidence);
    expect(report?.lines).toContain('Multiple choice 30/42 · Free response –/40');
    expect(report?.rows).toContainEqual([en.lowConfidence]);
  });
});
