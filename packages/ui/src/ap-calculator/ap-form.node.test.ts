import { AP_EXAMS } from '@tutoring/domain/ap-exams';
import { apScore } from '@tutoring/domain/ap-score';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { AP, entryOf, examOf, otherExam, TARGETS } from './ap-form';
import { apReport } from './ap-report';
import { en } from './messages/en';
import { sectionNeeds } from './section-needs';

function resultOf(fields: Fields) {
  const exam = examOf(fields);
  if (!exam) throw new Error('No exam.');
  const entry = entryOf(fields, exam);
  const result = apScore(entry);
  if (result.status !== 'ready') throw new Error(JSON.stringify(result.problems));
  return { entry, result };
}

/** Any state of the form. */
const anyFields = fc.constantFrom(...AP_EXAMS).chain(({ id, sections }) => {
  const text = fc.string({ minLength: 1, maxLength: 6 });
  const names = sections.flatMap((section) => [`raw.${section.id}`, `maxRaw.${section.id}`]);
  return fc
    .record({
      ...Object.fromEntries(names.map((name) => [name, fc.option(text, { nil: '' })])),
      target: fc.constantFrom('', '1', '2', '3', '4', '5'),
      read: fc.constantFrom('', '1', '2', '3', '4', '5'),
      to: fc.constantFrom('', 'ucas-ap', 'guelph-ap'),
    })
    .map((fields: Fields): Fields => ({ ...fields, exam: id }));
});

describe('a link', () => {
  it('restores any entries of any exam', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
        expect(fieldsIn(AP, fragmentOf(AP, filled))).toEqual(filled);
      }),
    );
  });

  it('restores no unknown exam, section or score', () => {
    expect(
      fieldsIn(
        AP,
        '#ap&exam=ap-alchemy&raw.=1&raw.MCQ=1&score.mcq=1&target=6&read=0&to=<b>&raw.mcq=123456789012345678901',
      ),
    ).toBeUndefined();
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
  const fields = { 'raw.mcq': '4,5', 'raw.frq': '٢٧', 'maxRaw.frq': '45', 'raw.dbq': '7' };
  expect(entryOf(fields, exam)).toEqual({
    exam: 'ap-chemistry',
    raw: { mcq: NaN, frq: 27 },
    maxRaw: { mcq: null, frq: 45 },
  });
});

it('clears the points and keeps the rest when another exam is chosen', () => {
  expect(otherExam({ ...AP.example, 'maxRaw.mcq': '50' }, 'ap-biology')).toEqual({
    exam: 'ap-biology',
    'raw.mcq': '',
    'raw.frq': '',
    'maxRaw.mcq': '',
  });
});

describe('the points needed for a score', () => {
  it('are those of the open section', () => {
    const { entry, result } = resultOf({ exam: 'ap-chemistry', 'raw.mcq': '45' });
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
          exam.sections.map(({ id, maxRaw }, place) => [`raw.${id}`, String((seed * (place + 3)) % (maxRaw + 1))]),
        );
        const { entry, result } = resultOf({ ...full, exam: exam.id });
        const cut = result.scores.find(({ score }) => score === target)?.possible.high ?? 0;
        for (const { id, high } of sectionNeeds(entry, result, target)) {
          if (high === undefined) continue;
          const at = (points: number) =>
            resultOf({ ...full, exam: exam.id, [`raw.${id}`]: String(points) }).result.composite.low;
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
    expect(apReport({ ...AP.example, 'raw.mcq': '61' }, en, 'en')).toBeUndefined();
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
    const report = apReport({ exam: 'ap-physics-2', 'raw.mcq': '30' }, en, 'en');
    expect(report?.lines).toContain(en.lowConfidence);
    expect(report?.lines).toContain('Multiple choice 30/42 · Free response –/40');
    expect(report?.rows).toContainEqual([en.lowConfidence]);
  });
});
