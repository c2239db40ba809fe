import { expect, it } from 'vitest';
import { LANGUAGES } from '../languages';
import { isSessionSum, sumText, type SessionSum } from './session-sum';

const EACH = [
  { currency: 'USD', amount: 59 },
  { currency: 'CAD', amount: 79 },
];
const EIGHT: SessionSum = { sessions: [8, 8], each: EACH };
const MONTH: SessionSum = { sessions: [4, 5], each: EACH };
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

it('writes a sum in each currency', () => {
  expect(spaced(sumText(EIGHT, 'en'))).toBe('8 × USD 59 / CAD 79 = USD 472 / CAD 632');
  expect(spaced(sumText(EIGHT, 'de'))).toBe('8 × 59 USD / 79 CAD = 472 USD / 632 CAD');
});

it('writes the least and the most of a month, and each currency once', () => {
  // Without direction marks, and with one kind of space.
  const plain = (text: string) => text.replace(/\u200f/g, '').replace(/\s/g, ' ');
  expect(LANGUAGES.map((language) => plain(sumText(MONTH, language)))).toEqual([
    '4–5 × USD 59 / CAD 79 = USD 236–295 / CAD 316–395',
    '4–5 × USD 59 / CAD 79 = USD 236–295 / CAD 316–395',
    '4–5 × USD 59 / CAD 79 = USD 236–295 / CAD 316–395',
    '4～5 × USD 59 / CAD 79 = USD 236～295 / CAD 316～395',
    '4~5 × USD 59 / CAD 79 = USD 236~295 / CAD 316~395',
    '4–5 × 59 دولارًا أمريكيًا / 79 دولارًا كنديًا = 236–295 دولارًا أمريكيًا / 316–395 دولارًا كنديًا',
    '4–5 × 59 USD / 79 CAD = 236–295 USD / 316–395 CAD',
    '4–5 × 59 USD / 79 CAD = 236–295 USD / 316–395 CAD',
    '4–5 × 59 USD / 79 CAD = 236–295 USD / 316–395 CAD',
    '4–5 × 59 USD / 79 CAD = 236–295 USD / 316–395 CAD',
    '4–5 × USD 59 / CAD 79 = USD 236–295 / CAD 316–395',
  ]);
});

it('has no error of binary fractions', () => {
  const each = [{ currency: 'USD', amount: 19.99 }];
  expect(spaced(sumText({ sessions: [100, 100], each }, 'en'))).toBe('100 × USD 19.99 = USD 1,999');
});

it('names the currencies in Arabic', () => {
  expect(sumText(EIGHT, 'ar')).not.toMatch(/[A-Z]/);
});

it('knows a sum', () => {
  for (const sum of [EIGHT, MONTH]) expect(isSessionSum(sum)).toBe(true);
});

it.each([
  null,
  {},
  { sessions: 8, each: EACH },
  { sessions: [8], each: EACH },
  { sessions: [0, 8], each: EACH },
  { sessions: [5, 4], each: EACH },
  { sessions: [1.5, 2], each: EACH },
  { sessions: ['4', '5'], each: EACH },
  { sessions: [8, 8] },
  { sessions: [8, 8], each: [] },
  { sessions: [8, 8], each: [null] },
  { sessions: [8, 8], each: [{ currency: 'dollars', amount: 59 }] },
  { sessions: [8, 8], each: [{ currency: 'USD', amount: '59' }] },
  { sessions: [8, 8], each: [{ currency: 'USD', amount: -1 }] },
])('is no sum: %j', (value) => {
  expect(isSessionSum(value)).toBe(false);
});
