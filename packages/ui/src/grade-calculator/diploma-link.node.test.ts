import { expect, it } from 'vitest';
import { EMPTY, EXAMPLE } from './diploma-entry';
import { entryIn, fragmentOf } from './diploma-link';

const named = {
  ...EXAMPLE,
  subjects: EXAMPLE.subjects.map((subject, place) => ({
    ...subject,
    name: ['Économie, #1', '化学', '%', '', ' a=b&c ', '"'][place] ?? '',
  })),
};

it.each([EXAMPLE, EMPTY, named])('what a link was made of comes back', (entry) => {
  expect(entryIn(fragmentOf(entry))).toEqual(entry);
});

it('a link that is cut, mistyped or of something else has nothing', () => {
  const whole = fragmentOf(EXAMPLE);
  for (let length = 0; length < whole.length - 1; length += 1) {
    const read = entryIn(whole.slice(0, length));
    // Only the last value, the target, may be cut unseen.
    expect(read === undefined || read.target.length < EXAMPLE.target.length, whole.slice(0, length)).toBe(true);
  }
  for (const other of [
    '',
    '#',
    '#ib=',
    '#ib=%',
    whole.replace('HL', 'XL'),
    whole.replace(',6,', ',8,'),
    `${whole},1`,
    `${whole}9`,
  ]) {
    expect(entryIn(other), other).toBeUndefined();
  }
});
