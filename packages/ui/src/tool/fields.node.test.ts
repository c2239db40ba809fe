import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldsIn, fragmentOf, isFragmentOf, textOf, type Fields, type ToolForm } from './fields';

const form: ToolForm = {
  name: 'ib',
  example: { a: '1' },
  accepts: (name, value) => /^[a-z]$/.test(name) && value.length <= 20,
};

const fields = fc.dictionary(
  fc.constantFrom(...'abcdefgh'),
  fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.length <= 20),
  { minKeys: 1 },
) as fc.Arbitrary<Fields>;

it('a link and a stored text restore the entries', () => {
  fc.assert(
    fc.property(fields, (entered) => {
      const link = new URL(fragmentOf(form, entered), 'https://www.example.org/tool?x=1');
      expect(isFragmentOf(form, link.hash)).toBe(true);
      expect(fieldsIn(form, link.hash)).toEqual(entered);
      expect(fieldsIn(form, textOf(entered))).toEqual(entered);
    }),
  );
});

it.each([
  ['nothing', '', undefined],
  ['the name alone', '#ib', undefined],
  ['fields that the form does not have', '#ib&A=1&zz=2', undefined],
  ['an invalid value beside a valid one', `#ib&a=${'x'.repeat(21)}&b=2`, { b: '2' }],
  ['a field without a value', '#ib&a=&b=2', { b: '2' }],
  ['broken escapes', '#ib&a=%E0%A4%A', { a: '\uFFFD%A' }],
  ['a link that was cut off', `#ib&a=1&b=${'%20'.repeat(4000)}`, { a: '1' }],
])('reads %s', (_, fragment, expected) => {
  expect(fieldsIn(form, fragment)).toEqual(expected);
});

it.each([
  ['#ib&a=1', true],
  ['#ib', false],
  ['#ibis&a=1', false],
  ['#diploma', false],
  ['', false],
])('knows whether %s is a link to its form', (fragment, expected) => {
  expect(isFragmentOf(form, fragment)).toBe(expected);
});

it('never throws, whatever a link contains', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void fieldsIn(form, `#ib&${text}`)));
});

it('reads a long entry completely: twelve subjects with long Chinese names', () => {
  const entered = Object.fromEntries([...'abcdefghijkl'].map((name) => [name, '化学'.repeat(40)]));
  expect(fieldsIn({ ...form, accepts: () => true }, textOf(entered))).toEqual(entered);
});

it('shares only the fields that the form selects', () => {
  const shared = ({ a = '' }: Fields) => ({ a });
  expect(fragmentOf({ ...form, shared }, { a: '1', b: '2' })).toBe('#ib&a=1');
});
