import { decideDiploma } from '@tutoring/domain/ib-diploma';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsIn, fragmentOf, type Fields } from '../tool/fields';
import { DIPLOMA, gradesOf, inputOf, isTarget, NUMBERS, numberOf } from './diploma-form';

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
    `name1=${'x'.repeat(61)}`,
  ])('leaves out %s', (wrong) => {
    expect(fieldsIn(DIPLOMA, `#ib&${wrong}&ee=A`)).toEqual({ ee: 'A' });
  });
});

it('passes grades, letters and CAS to the domain', () => {
  expect(decideDiploma(inputOf(DIPLOMA.example))).toMatchObject({ status: 'awarded', points: 35 });
  expect(decideDiploma(inputOf({}))).toMatchObject({ status: 'incomplete' });
  expect(gradesOf(DIPLOMA.example)).toEqual({
    subjects: NUMBERS.map((number) => ({ level: number < 4 ? 'HL' : 'SL', grade: [6, 5, 6, 6, 5, 5][number - 1] })),
    tok: 'B',
    ee: 'B',
  });
  expect(inputOf({ ...DIPLOMA.example, grade1: 'N' }).subjects[0]?.grade).toBe('N');
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

it('finds the number of the subject of a field', () => {
  expect([numberOf('subjects.0.grade'), numberOf('subjects.5.level'), numberOf('tok')]).toEqual([1, 6, undefined]);
});
