import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { currenciesText, priceRangeText, priceText } from './prices';

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

it('writes the currency of a range once, where the formatter of amounts has it', () => {
  const withoutNumbers = (text: string) => text.replace(/\d(?:[\d.,\s]*\d)?(?:[–～~]\d(?:[\d.,\s]*\d)?)?/, '#');
  const total = fc.integer({ min: 1, max: 99_999_99 }).map((cents) => cents / 100);
  const currency = fc.constantFrom('USD', 'CAD', 'EUR', 'JPY');
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), currency, total, fc.nat({ max: 999 }), (lang, code, least, more) => {
      const [range, most] = [
        { currency: code, least, most: least + more },
        { currency: code, amount: least + more },
      ];
      expect(withoutNumbers(priceRangeText([range], lang))).toBe(withoutNumbers(priceText([most], lang)));
    }),
  );
});

it('names currencies in a sentence after “in”, and a word that they share once', () => {
  const said = (join: 'and' | 'or') =>
    LANGUAGES.map((language) => currenciesText(['USD', 'CAD'], language, join).replace(/\s/g, ' '));
  expect(said('and')).toEqual([
    'US and Canadian dollars',
    '美元和加元',
    '美元和加元',
    '米ドルとカナダドル',
    '미국 달러 및 캐나다 달러',
    'الدولار الأمريكي والدولار الكندي',
    'dólares estadounidenses y canadienses',
    'dollars américains et canadiens',
    'US-Dollar und kanadischen Dollar',
    'dollari americani e canadesi',
    'Amerikaanse en Canadese dollars',
  ]);
  expect(said('or').slice(0, 4)).toEqual([
    'US or Canadian dollars',
    '美元或加元',
    '美元或加元',
    '米ドルまたはカナダドル',
  ]);
});

it('takes other currencies from CLDR, and says each whole if they share no word', () => {
  expect(currenciesText(['GBP'], 'en', 'and')).toBe('British pounds');
  expect(currenciesText(['USD', 'EUR'], 'fr', 'or')).toBe('dollars américains ou euros');
});
