import { expect, it } from 'vitest';
import { wholeNumberIn } from './whole-number';

it.each([
  ['42', 42],
  [' 42 ', 42],
  ['٤٢', 42],
  ['۴۲', 42],
  ['４２', 42],
  ['007', 7],
])('reads %j', (text, number) => expect(wholeNumberIn(text)).toBe(number));

it.each(['', '-1', '4.5', '4,5', '1e2', '0x10', 'four', '4 2'])('takes %j for no whole number', (text) => {
  expect(wholeNumberIn(text)).toBeNaN();
});
