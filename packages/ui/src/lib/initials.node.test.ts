import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Ana María López', 'AL'],
  ['Zoë', 'Z'],
  ['Siobhán O’Neill-Byrne', 'SB'],
  ['👩🏽‍🏫 محمد علي', 'م ع'],
  ['山田 太郎', '山太'],
  ['😀', ''],
  ['  ', ''],
])('has the initials of “%s”: “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
