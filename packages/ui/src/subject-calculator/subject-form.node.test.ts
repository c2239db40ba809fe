import { csv } from '@tutoring/domain/csv';
import { IB_BOUNDARIES } from '@tutoring/domain/ib-boundaries';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { COURSES, ESSAY, GROUPS } from './courses';
import { en } from './messages/en';
import { outcomeOf } from './outcome';
import { chosenIn, SUBJECT } from './subject-form';
import { subjectReport } from './subject-report';
import { textsOf } from './texts';
import { resultTexts } from './result-texts';

const texts = textsOf(en, 'en');
const resultText = (fields: Fields) => resultTexts(outcomeOf(fields), texts);

it('lists every course of the data once, and the Extended Essay', () => {
  expect([...COURSES.keys()].sort()).toEqual([...IB_COURSES.map(({ id }) => id), ESSAY].sort());
  expect(Object.values(GROUPS).flat().sort()).toEqual([...COURSES.keys()].sort());
});

it('accepts every level, guide and session of the data', () => {
  const { accepts } = SUBJECT;
  for (const [course, levels] of Object.entries(IB_BOUNDARIES)) {
    for (const [level, rows] of Object.entries(levels)) {
      expect(accepts('level', level)).toBe(true);
      for (const { session } of rows) expect(accepts(`${course}.${level}.session`, session)).toBe(true);
    }
  }
  expect(accepts('guide', '2018') && accepts('guide', '2027')).toBe(true);
  expect(accepts('guide', 'toString')).toBe(false);
  expect(accepts('ib-chemistry.HL.session', 'M19')).toBe(false);
  expect(Object.entries(SUBJECT.example).every(([name, value]) => accepts(name, value))).toBe(true);
});

it.each(['ib-chemistry.HL.p3', 'ib-chemistry.ML.p1', 'ib-alchemy.HL.p1', 'ib-chemistry.HL.p1.min', '__proto__', 'p1'])(
  'rejects the field %s',
  (name) => {
    expect(SUBJECT.accepts(name, '1')).toBe(false);
  },
);

/** Text that a visitor can type into a course's fields. */
const typed = fc.oneof(fc.integer({ min: 0, max: 120 }).map(String), fc.string({ minLength: 1, maxLength: 6 }));
const names = [...COURSES.values()].flatMap(({ id, variants }) =>
  Object.entries(variants).flatMap(([variant, { components }]) => [
    ...components.flatMap((component) => [`${id}.${variant}.${component.id}`, `${id}.${variant}.${component.id}.max`]),
    ...[2, 6, 7].flatMap((grade) => [`${id}.${variant}.low${grade}`, `${id}.${variant}.high${grade}`]),
  ]),
);
const forms = fc
  .tuple(
    fc.record({
      course: fc.constantFrom(...COURSES.keys()),
      level: fc.constantFrom('SL', 'HL'),
      guide: fc.constantFrom('2018', '2027'),
      tz: fc.constantFrom('TZ1', 'TZ2', 'TZ3'),
      goal: fc.constantFrom('2', '6', '7'),
    }),
    fc.dictionary(fc.constantFrom(...names), typed),
  )
  .map(([chosen, entered]): Fields => ({ ...entered, ...chosen }));

it('a link restores the shown course, and leaves out the remembered entries of other courses', () => {
  fc.assert(
    fc.property(forms, (fields) => {
      const link = new URL(fragmentOf(SUBJECT, fields), 'https://www.example.org/tool');
      const found = fieldsIn(SUBJECT, link.hash) ?? {};
      expect(outcomeOf(found)).toEqual(outcomeOf(fields));
      const { key } = chosenIn(fields);
      expect(Object.keys(found).every((name) => !name.includes('.') || name.startsWith(`${key}.`))).toBe(true);
      expect(link.hash.length).toBeLessThan(1200);
    }),
  );
});

it('has a result for every form, whatever is typed', () => {
  fc.assert(
    fc.property(forms, (fields) => {
      const outcome = outcomeOf(fields);
      const report = subjectReport(fields, texts);
      if (outcome.problems.size > 0) expect(report).toBeUndefined();
      expect(csv(report?.rows ?? [])).not.toMatch(/\{|NaN|undefined/);
      for (const field of outcome.problems.keys()) expect(SUBJECT.accepts(field, '1')).toBe(true);
    }),
  );
});

const CHEMISTRY = SUBJECT.example;
const biology = (more: Fields): Fields => ({ course: 'ib-biology', level: 'HL', 'ib-biology.HL.p1': '60', ...more });

describe('the worked example', () => {
  it('has the result that the page calculates by hand', () => {
    expect(resultText(CHEMISTRY)).toMatchObject({
      figure: 'Grade 6',
      sum: { values: { percent: '66.40%', rounded: '66%' } },
    });
    expect(outcomeOf(CHEMISTRY).lines.slice(0, 2)).toEqual([
      { grade: '7', low: 74, high: 75, standing: 'short', shortBy: { low: 8, high: 9 } },
      { grade: '6', low: 62, high: 64, standing: 'reached', shortBy: { low: 0, high: 0 } },
    ]);
  });

  it('has a table with the marks, the boundaries and the marks needed', () => {
    const rows = csv(subjectReport(CHEMISTRY, texts)?.rows ?? []).split('\r\n');
    expect(rows.slice(0, 6)).toEqual([
      'Component,Per cent of the subject,Mark,Out of',
      'Paper 1 (1A multiple choice + 1B data-based),36,48,75',
      'Paper 2,44,58,90',
      'Scientific investigation 3000 words,20,18,24',
      '',
      'Chemistry HL,Grade 6',
    ]);
    expect(rows).toContain('7,74,75,8–9 short');
  });
});

describe('boundaries', () => {
  it('that are unknown are asked for, and never assumed', () => {
    const outcome = outcomeOf(biology({}));
    expect(outcome).toMatchObject({
      boundaries: { why: 'none', bounds: {}, open: [2, 3, 4, 5, 6, 7] },
      range: undefined,
    });
  });

  it('are asked for if a time zone has none but another has', () => {
    const fields: Fields = { course: 'ib-math-aa', level: 'SL', tz: 'TZ1' };
    expect(outcomeOf(fields)).toMatchObject({ boundaries: { why: 'none-here', band: undefined } });
  });

  it('can be entered only for the grades that a source leaves out', () => {
    const fields: Fields = { course: 'ib-math-aa', level: 'SL', tz: 'TZ2' };
    const outcome = outcomeOf({ ...fields, 'ib-math-aa.SL.low4': '30', 'ib-math-aa.SL.low7': '1' });
    expect(outcome).toMatchObject({
      boundaries: { why: 'some', open: [2, 3, 4], bounds: { 4: { low: 30, high: 30 }, 7: { low: 66, high: 66 } } },
    });
    // It is above the known boundary of a higher grade. The error belongs to the visitor's own field.
    const wrong = outcomeOf({ ...fields, 'ib-math-aa.SL.low4': '60' });
    expect([...wrong.problems.keys()]).toEqual(['ib-math-aa.SL.low4']);
  });

  it('with one end alone use it for both ends', () => {
    expect(outcomeOf(biology({ 'ib-biology.HL.high6': '64' }))).toMatchObject({
      boundaries: { bounds: { 6: { low: 64, high: 64 } } },
    });
  });

  it('of a doubtful session come with the reasons for doubt', () => {
    const said = resultText(biology({ 'ib-biology.HL.session': 'N24' }));
    expect(said?.doubts).toEqual([en.caution_old, en.caution_low, en.caution_relabelled]);
    const french: Fields = {
      course: 'ib-french-b',
      level: 'SL',
      'ib-french-b.SL.session': 'M21',
      'ib-french-b.SL.p1': '20',
    };
    expect(resultText(french)?.doubts).toEqual([en.caution_softened]);
    expect(resultText(CHEMISTRY)?.doubts).toEqual([]);
  });
});

it('keeps the level if the next course has it', () => {
  expect(chosenIn({ course: 'ib-french-ab-initio', level: 'HL' }).variant).toBe('SL');
  expect(chosenIn({ course: ESSAY, level: 'HL' }).variant).toBe('2027');
  expect(chosenIn({ course: 'ib-alchemy' }).course.id).toBe('ib-chemistry');
});
