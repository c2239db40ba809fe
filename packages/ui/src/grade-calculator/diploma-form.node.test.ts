import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { SAMPLE_BOUNDARIES } from '../subject-calculator/sample-boundaries';
import { DIPLOMA, gradesOf, isTarget, rowOf } from './diploma-form';
import { diplomaIn } from './marked';
import { putSubject, subjectOf } from './put-subject';
import { nameChanges } from './row-form';
import { SIX_WITH_MARKS } from './sample-marks';

const subject = fc.record({
  level: fc.constantFrom('HL', 'SL'),
  grade: fc.constantFrom('N', '1', '2', '3', '4', '5', '6', '7'),
  name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter(({ length }) => length <= 60),
});
const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'N');
const entries = fc
  .record(
    {
      subjects: fc.array(subject, { minLength: 6, maxLength: 6 }),
      tok: letter,
      ee: letter,
      cas: fc.constant('on'),
      target: fc.integer({ min: 0, max: 45 }).map(String),
      to: fc.constantFrom('ucas-ib', 'germany'),
      take: fc.constant('courses'),
      offer: fc.integer({ min: 1, max: 45 }).map(String),
      offergrades: fc.constantFrom('7 6 6', '766'),
      need2: fc.integer({ min: 1, max: 7 }).map(String),
      otherlanguage: fc.integer({ min: 1, max: 6 }).map(String),
      handedin: fc.constant('on'),
    },
    { requiredKeys: ['subjects'] },
  )
  .map(({ subjects, ...rest }): Fields => {
    const named = subjects.flatMap((one, place) =>
      Object.entries(one).map(([key, value]) => [key + String(place + 1), value]),
    );
    return { ...(Object.fromEntries(named) as Fields), ...rest };
  });

describe('a link', () => {
  it('restores any entries', () => {
    fc.assert(
      fc.property(entries, (entered) => {
        const link = new URL(fragmentOf(DIPLOMA, entered), 'https://www.example.org/');
        expect(fieldsIn(DIPLOMA, link.hash)).toEqual(entered);
      }),
    );
  });

  it('restores the worked example', () => {
    expect(fieldsIn(DIPLOMA, fragmentOf(DIPLOMA, DIPLOMA.example))).toEqual(DIPLOMA.example);
  });

  it.each([
    'level1=XL',
    'grade7=5',
    'grade1=8',
    'tok=F',
    'cas=1',
    'target=123456789012345678901',
    'to=A%20B',
    'need1=8',
    'offercore=yes',
    'offertotal=36',
    'secondlanguage=7',
    'take=diploma',
    'handedin=1',
    `name1=${'x'.repeat(61)}`,
  ])('leaves out %s', (wrong) => {
    expect(fieldsIn(DIPLOMA, `#ib&${wrong}&ee=A`)).toEqual({ ee: 'A' });
  });
});

describe('the diploma of a form', () => {
  const marks = (points: Fields) => diplomaIn({ ...DIPLOMA.example, ...points }, SAMPLE_BOUNDARIES);

  it('has the entered grades, letters and CAS', () => {
    const { likely, input } = diplomaIn(DIPLOMA.example, undefined);
    expect(likely).toMatchObject({ status: 'awarded', points: 35 });
    expect(diplomaIn({}, undefined).likely).toMatchObject({ status: 'incomplete' });
    expect(gradesOf(input)).toEqual({
      subjects: [6, 5, 6, 6, 5, 5].map((grade, place) => ({ level: place < 3 ? 'HL' : 'SL', grade })),
      tok: 'B',
      ee: 'B',
    });
    expect(diplomaIn({ ...DIPLOMA.example, grade1: 'N' }, undefined).input.subjects[0]?.grade).toBe('N');
  });

  it('takes the grade of complete marks, from the course of the list or of the name', () => {
    const chemistry = { '2.ib-chemistry.HL.p1': '48', '2.ib-chemistry.HL.p2': '58' };
    expect(marks({ ...chemistry, course2: 'ib-chemistry' }).subjects[1]).toMatchObject({
      from: 'entered',
      grade: 5,
      marked: { missing: ['ia'] },
    });
    const complete = { ...chemistry, '2.ib-chemistry.HL.ia': '18' };
    for (const course of [{ course2: 'ib-chemistry' }, { name2: ' chemistry' }] as Fields[]) {
      expect(marks({ ...complete, ...course }).subjects[1]).toMatchObject({
        from: 'marks',
        grade: 6,
        marked: { percent: { least: 66.395555556 } },
      });
    }
    expect(marks({ ...complete, course2: 'ib-chemistry', entered2: 'on' }).subjects[1]).toMatchObject({
      from: 'entered',
      grade: 5,
    });
  });

  it('takes the visitor’s own boundaries, and the letters of marks', () => {
    const own = { '1.ib-physics.HL.bounds': 'own', '1.ib-physics.HL.low7': '50' };
    const physics = { '1.ib-physics.HL.p1': '60', '1.ib-physics.HL.p2': '90', '1.ib-physics.HL.ia': '24' };
    const found = marks({
      ...own,
      ...physics,
      course1: 'ib-physics',
      'tok.ib-tok.SL.exhibition': '8',
      'tok.ib-tok.SL.essay': '7',
      guide: '2018',
      'ee.ib-ee.2018.A': '1',
    });
    expect(found.subjects[0]).toMatchObject({ from: 'marks', grade: 7 });
    expect(found.tok).toEqual({ from: 'marks', letter: 'A' });
    expect(found.ee).toEqual({ from: 'entered', letter: 'B' });
  });
});

describe('marks in a link', () => {
  it('are those of the chosen course and level', () => {
    const others = { '1.ib-biology.HL.p1': '3', '1.ib-chemistry.SL.p1': '3' };
    const link = fragmentOf(DIPLOMA, { ...SIX_WITH_MARKS, ...others });
    expect(fieldsIn(DIPLOMA, link)).toEqual(SIX_WITH_MARKS);
  });

  it.each([
    'course1=ib-tok',
    'course7=ib-chemistry',
    'course1=chemistry',
    '1.ib-chemistry.HL.p9=3',
    '7.ib-chemistry.HL.p1=3',
    '1.ib-chemistry.HL.ask=p9',
    '1.course=ib-chemistry',
    'entered1=yes',
    'guide=1990',
  ])('leave out %s', (wrong) => {
    expect(fieldsIn(DIPLOMA, `#ib&${wrong}&ee=A`)).toEqual({ ee: 'A' });
  });
});

it('chooses a course by its name, and a level that it has', () => {
  expect(nameChanges('2', 'Chemistry')).toEqual({ course2: 'ib-chemistry', name2: '' });
  expect(nameChanges('2', 'Chemie')).toEqual({ name2: 'Chemie' });
  expect(nameChanges('2', '')).toEqual({ name2: '', course2: '' });
  expect(nameChanges('2', 'Spanish ab initio')).toMatchObject({ level2: 'SL' });
});

it.each([
  ['0', true],
  ['45', true],
  ['46', false],
  ['-1', false],
  ['4.5', false],
  ['many', false],
  ['', false],
])('takes %j for a total: %s', (text, expected) => {
  expect(isTarget(text)).toBe(expected);
});

it('finds the row of a field', () => {
  expect(['subjects.0.grade', 'subjects.5.level', 'tok', 'cas'].map(rowOf)).toEqual(['1', '6', 'tok', undefined]);
});

describe('a subject of its own form', () => {
  const chemistry = {
    course: 'ib-chemistry',
    level: 'SL',
    goal: '7',
    'ib-chemistry.SL.p1': '40',
    'ib-chemistry.SL.p1.max': '54',
    'ib-chemistry.SL.ask': 'p2',
    'ib-chemistry.HL.p1': '60',
  };
  const cleared = DIPLOMA.cleared ?? {};

  it('goes into the first free row of its level, with its marks', () => {
    const put = putSubject({ ...cleared, name4: 'Art' }, chemistry);
    expect(put?.row).toBe('5');
    expect(put?.fields).toEqual({
      ...cleared,
      name4: 'Art',
      course5: 'ib-chemistry',
      level5: 'SL',
      '5.ib-chemistry.SL.p1': '40',
      '5.ib-chemistry.SL.p1.max': '54',
    });
  });

  it('replaces the marks of its own row, and nothing else', () => {
    const put = putSubject({ ...SIX_WITH_MARKS, entered1: 'on', grade1: '3' }, { ...chemistry, level: 'HL' });
    const { '1.ib-chemistry.HL.p2': _, '1.ib-chemistry.HL.ia': __, ...others } = SIX_WITH_MARKS;
    expect(put).toEqual({ row: '1', fields: { ...others, '1.ib-chemistry.HL.p1': '60', grade1: '3' } });
  });

  it('finds no place among six others', () => {
    expect(putSubject(SIX_WITH_MARKS, { ...chemistry, course: 'ib-physics' })).toBeUndefined();
  });

  it('is Theory of Knowledge or the Extended Essay with its guide', () => {
    const essay = { course: 'ib-ee', guide: '2018', 'ib-ee.2018.A': '4' };
    expect(putSubject(cleared, essay)?.fields).toEqual({ ...cleared, guide: '2018', 'ee.ib-ee.2018.A': '4' });
    expect(putSubject(cleared, { course: 'ib-tok', 'ib-tok.SL.essay': '4' })?.row).toBe('tok');
  });

  it('comes back with the same marks, and leaves other courses alone', () => {
    const own = { 'ib-physics.HL.p1': '3', 'ib-chemistry.HL.ask': 'p2', 'ib-chemistry.HL.p3': '9', goal: '7' };
    expect(subjectOf(SIX_WITH_MARKS, '1', own)).toEqual({
      'ib-physics.HL.p1': '3',
      'ib-chemistry.HL.ask': 'p2',
      goal: '7',
      course: 'ib-chemistry',
      level: 'HL',
      'ib-chemistry.HL.p1': '48',
      'ib-chemistry.HL.p2': '58',
      'ib-chemistry.HL.ia': '18',
    });
    expect(subjectOf(SIX_WITH_MARKS, 'ee', {})).toMatchObject({ course: 'ib-ee', guide: '2018', 'ib-ee.2018.C': '8' });
  });
});
