import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv, csvFormatOf, type CsvCell } from './csv';
import { FORMULAS, readCsv } from './csv.test-data';

const FORMATS = [csvFormatOf('en'), csvFormatOf('de')];
/** The separators of spreadsheets, which may differ from the file's. */
const SEPARATORS = [',', ';', '\t'];
/** Whether a spreadsheet that ignores invisible characters would read a formula. */
const isFormula = (read: string) => /^[\p{Zs}\p{Cf}\0\t\r\n]*[=+\-@＝＋－＠]/u.test(read);

describe.each(FORMATS)('with $separator between cells', (format) => {
  it.each(FORMULAS)('no spreadsheet reads %j as a formula, in any column', (text) => {
    const file = csv(
      [
        [text, 'a', text],
        ['b', text],
      ],
      format,
    );
    for (const separator of SEPARATORS)
      expect(readCsv(file, separator).flat().filter(isFormula), `${separator} in ${file}`).toEqual([]);
  });

  it('no spreadsheet reads any text as a formula, and every text round-trips apart from apostrophes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'=+-@＝,;\t\r\n"\' a\0\u200B') }),
      fc.constantFrom(...FORMULAS),
    );
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        const file = csv(rows, format);
        for (const separator of SEPARATORS)
          expect(readCsv(file, separator).flat().filter(isFormula), separator).toEqual([]);
        const plain = (all: string[][]) => all.map((row) => row.map((one) => one.replaceAll("'", '')));
        expect(plain(readCsv(file, format.separator))).toEqual(plain(rows));
      }),
      { numRuns: 1000 },
    );
  });
});

it.each<[string, CsvCell[], string]>([
  ['en', ['a', -1.5, 0.5], 'a,-1.5,0.5\r\n'],
  ['ja-JP', ['a', -1.5], 'a,-1.5\r\n'],
  ['de', ['a', -1.5, 3], 'a;-1,5;3\r\n'],
  ['fr-FR', [1.5, 'b'], '1,5;b\r\n'],
  // A Swiss computer expects semicolons and decimal points.
  ['de-CH', [1.5, 'b'], '1.5;b\r\n'],
  ['ar-AE', [1.5, 'b'], '1.5;b\r\n'],
  ['*', [1.5, 'b'], '1.5,b\r\n'],
  ['de-$', [1.5, 'b'], '1.5;b\r\n'],
])('for %s, writes %j in the format of its spreadsheets', (tag, row, expected) => {
  expect(csv([row], csvFormatOf(tag))).toBe(expected);
});

it('does not change ordinary texts', () => {
  const row = ['Chemistry HL', '7-', 'a=b', 'me@example.org', 'HL; SL', "O'Neill", '5 - 6'];
  expect(readCsv(csv([row]), ',')).toEqual([row]);
});
