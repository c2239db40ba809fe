import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { priceText } from './prices';

const from = [
  { currency: 'USD', amount: 59 },
  { currency: 'CAD', amount: 79 },
];

it('uses currency codes, as the specification does', () => {
  expect(priceText(from, 'en')).toBe('USD\u00a059 / CAD\u00a079');
  expect(priceText([], 'en')).toBe('');
});

it('formats amounts by the rules of each language, with Latin digits', () => {
  const said = LANGUAGES.map((language) => priceText([{ currency: 'USD', amount: 1259 }], language));
  // Without direction marks, and with one kind of space.
  expect(said.map((text) => text.replace(/\u200f/g, '').replace(/\s/g, ' '))).toEqual([
    'USD 1,259',
    'USD 1,259',
    'USD 1,259',
    'USD 1,259',
    'USD 1,259',
    '1,259 دولارًا أمريكيًا',
    '1259 USD',
    '1 259 USD',
    '1.259 USD',
    '1259 USD',
    'USD 1.259',
  ]);
});

it('writes cents only if there are any', () => {
  expect(priceText([{ currency: 'USD', amount: 59.5 }], 'en')).toBe('USD\u00a059.50');
  expect(priceText([{ currency: 'JPY', amount: 5900 }], 'en')).toBe('JPY\u00a05,900');
});
