import { expect, it } from 'vitest';
import { likelyAddress } from './likely-address';

it.each([
  ['kim@gmial.com', 'kim@gmail.com'],
  ['kim@gmai.com', 'kim@gmail.com'],
  ['kim@gmaill.com', 'kim@gmail.com'],
  ['kim@gmail.con', 'kim@gmail.com'],
  ['kim@gmail.co', 'kim@gmail.com'],
  ['kim@hotmial.com', 'kim@hotmail.com'],
  ['kim@yaho.com', 'kim@yahoo.com'],
  ['kim@outlok.com', 'kim@outlook.com'],
  ['Kim.Lee@GMIAL.COM', 'Kim.Lee@gmail.com'],
  ['ｋｅｎ＠ｇｍｉａｌ．ｃｏｍ', 'ken@gmail.com'],
])('suggests a correction of %s: %s', (typed, meant) => {
  expect(likelyAddress(typed)).toBe(meant);
});

it.each([
  'kim@gmail.com',
  'kim@mail.com',
  'kim@ymail.com',
  'kim@yahoo.ca',
  'kim@yahoo.co.jp',
  'kim@hotmail.co.uk',
  'kim@gmial.example',
  'kim@example.com',
  'kim',
  '@gmial.com',
  'kim@lee@gmial.com',
  '',
])('suggests nothing for %s', (typed) => {
  expect(likelyAddress(typed)).toBeUndefined();
});
