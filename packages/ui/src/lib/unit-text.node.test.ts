import { expect, it } from 'vitest';
import { unitText } from './unit-text';

it.each([
  ['ja', '60分'],
  ['ja-JP', '60分'],
  ['en', '60 min'],
  ['ko', '60분'],
  ['ar-SA', '60 د'],
])('writes a number with its unit as people do in %s', (lang, expected) => {
  expect(unitText(lang, { unit: 'minute', unitDisplay: 'short' })(60)).toBe(expected);
});
