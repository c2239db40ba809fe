import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { numberIn, wholeNumberIn } from './number-field';

it.each([
  ['42', 42],
  [' 42 ', 42],
  ['\u00a042\u202f', 42],
  ['\u200e42', 42],
  ['\u2067٤٢\u2069\ufeff', 42],
  ['٤٢', 42],
  ['۴۲', 42],
  ['４２', 42],
  ['४२', 42],
  ['๔๒', 42],
  ['𝟒𝟐', 42],
  ['007', 7],
])('reads the whole number %j', (text, number) => {
  expect(wholeNumberIn(text)).toBe(number);
  expect(numberIn(text)).toBe(number);
});

it.each(['', '-1', '4.5', '4,5', '1e2', '0x10', 'four', '4 2', '\u200e'])(
  'does not read %j as a whole number',
  (text) => {
    expect(wholeNumberIn(text)).toBeNaN();
  },
);

it.each([
  ['6.5', 6.5],
  [' 6,5 ', 6.5],
  ['\u200e6,5', 6.5],
  ['٦٫٥', 6.5],
  ['٦،٥', 6.5],
  ['６．５', 6.5],
  ['6,', 6],
  [',5', 0.5],
])('reads the number %j', (text, number) => expect(numberIn(text)).toBe(number));

it.each(['', '.', 'six', '-1', '1e9', '1,2,3', '1.2.3', '4 2'])('does not read %j as a number', (text) => {
  expect(numberIn(text)).toBeNaN();
});

it('reads every decimal digit of Unicode', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && /\p{Nd}/u.test(String.fromCodePoint(code)),
  );
  // Each script has ten digits, in order.
  expect(digits.map((code) => wholeNumberIn(String.fromCodePoint(code)))).toEqual(digits.map((_, place) => place % 10));
});

it('is the only kind of number field: no source has `type="number"`', () => {
  const sources = ['packages', 'site/src'].flatMap((folder) =>
    sourcesIn(join(import.meta.dirname, '../../../..', folder)),
  );
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.filter((file) => /type(=|: ?)\{?["'`]number["'`]/.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\.wrangler)$/.test(entry.name) ? [] : sourcesIn(path);
    return /(?<!\.test)\.(tsx|html|mdx)$/.test(entry.name) ? [path] : [];
  });
}
