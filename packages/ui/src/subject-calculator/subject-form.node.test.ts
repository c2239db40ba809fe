import { csv } from '@tutoring/domain/csv';
import { IB_COURSES } from '@tutoring/domain/ib-courses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { COURSES, ESSAY, GROUPS } from './courses';
import { en } from './messages/en';
import { outcomeOf as outcomeWith } from './outcome';
import { SAMPLE_BOUNDARIES } from './sample-boundaries';
import { chosenIn, SUBJECT } from './subject-form';
import { subjectReport as reportWith } from './subject-report';
import { textsOf } from './texts';
import { resultTexts } from './result-texts';

const texts = textsOf(en, 'en');
const outcomeOf = (fields: Fields) => outcomeWith(fields, SAMPLE_BOUNDARIES);
const subjectReport = (fields: Fields) => reportWith(fields, texts, SAMPLE_BOUNDARIES);
const resultText = (fields: Fields) => resultTexts(outcomeOf(fields), texts);

it('lists every course of the data once, and the Extended Essay', () => {
  expect([...COURSES.keys()].sort()).toEqual([...IB_COURSES.map(({ id }) => id), ESSAY].sort());
  expect(Object.values(GROUPS).flat().sort()).toEqual([...COURSES.keys()].sort());
});

it('accepts every level and guide of the data, and boundaries of the visitor’s own', () => {
  const { accepts } = SUBJECT;
  for (const { levels } of IB_COURSES) {
    for (const level of Object.keys(levels)) expect(accepts('level', level)).toBe(true);
  }
  expect(accepts('guide', '2018') && accepts('guide', '2027')).toBe(true);
  expect(accepts('guide', 'toString')).toBe(false);
  expect(accepts('ib-chemistry.HL.bounds', 'own')).toBe(true);
  expect(accepts('ib-chemistry.HL.bounds', 'M19')).toBe(false);
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
      'ib-chemistry.HL.bounds': fc.constantFrom('', 'own'),
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
      const report = subjectReport(fields);
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
      { grade: '7', low: 74, high: 77, standing: 'short', shortBy: { low: 8, high: 11 } },
      { grade: '6', low: 62, high: 64, standing: 'reached', shortBy: { low: 0, high: 0 } },
    ]);
  });

  it('has a table with the marks, the boundaries and the marks needed', () => {
    const rows = csv(subjectReport(CHEMISTRY)?.rows ?? []).split('\r\n');
    expect(rows.slice(0, 6)).toEqual([
      'Component,Per cent of the subject,Mark,Out of',
      'Paper 1 (1A multiple choice + 1B data-based),36,48,75',
      'Paper 2,44,58,90',
      'Scientific investigation 3000 words,20,18,24',
      '',
      'Chemistry HL,Grade 6',
    ]);
    expect(rows).toContain('7,74,77,8–11 short');
  });
});

describe('boundaries', () => {
  it('that are unknown are asked for, and never assumed', () => {
    expect(outcomeOf(biology({}))).toMatchObject({
      boundaries: { why: 'none', bounds: {}, sessions: [] },
      range: undefined,
      past: [],
    });
    expect(outcomeWith(CHEMISTRY, undefined)).toMatchObject({ boundaries: { why: 'none' }, range: undefined });
  });

  it('do not exist yet for a course that has had no exams', () => {
    expect(outcomeOf({ course: 'ib-computer-science', level: 'SL' })).toMatchObject({ boundaries: { why: 'new' } });
    // Its first exams were in May 2026, and we found no boundaries of that session.
    expect(outcomeOf({ course: 'ib-global-politics', level: 'SL' })).toMatchObject({ boundaries: { why: 'none' } });
  });

  it('with one end alone use it for both ends', () => {
    expect(outcomeOf(biology({ 'ib-biology.HL.high6': '64' }))).toMatchObject({
      boundaries: { bounds: { 6: { low: 64, high: 64 } } },
    });
  });

  it('that do not rise are a problem of the visitor’s own field', () => {
    const wrong = outcomeOf(biology({ 'ib-biology.HL.low4': '60', 'ib-biology.HL.low5': '50' }));
    expect([...wrong.problems.keys()]).toEqual(['ib-biology.HL.low5']);
  });

  it('of past sessions give way to the visitor’s own, and say so', () => {
    const own = { ...CHEMISTRY, 'ib-chemistry.HL.bounds': 'own', 'ib-chemistry.HL.low7': '60' };
    expect(outcomeOf(own)).toMatchObject({ boundaries: { why: 'own', sessions: [] }, past: [] });
    expect(resultText(own)).toMatchObject({ figure: 'Grade 7', past: undefined, doubts: ['You entered: 7.'] });
    expect(resultText(CHEMISTRY)?.doubts).toEqual([]);
  });
});

describe('the grades by past sessions', () => {
  it('are counted', () => {
    expect(resultText(CHEMISTRY)?.past).toBe('By the boundaries of 2 past sessions: grade 6 in 2.');
    const better = { ...CHEMISTRY, 'ib-chemistry.HL.p2': '74' };
    expect(resultText(better)).toMatchObject({
      figure: 'Grade 6, perhaps 7',
      past: 'By the boundaries of 2 past sessions: grade 6 or 7 in 1, grade 6 in 1.',
    });
  });

  it('wait for all marks', () => {
    const { 'ib-chemistry.HL.p2': _, ...open } = CHEMISTRY;
    expect(resultText(open)?.past).toBeUndefined();
  });
});

it('keeps the level if the next course has it', () => {
  expect(chosenIn({ course: 'ib-french-ab-initio', level: 'HL' }).variant).toBe('SL');
  expect(chosenIn({ course: ESSAY, level: 'HL' }).variant).toBe('2027');
  expect(chosenIn({ course: 'ib-alchemy' }).course.id).toBe('ib-chemistry');
});
