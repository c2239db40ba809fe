/**
 * Opens CSV files as LibreOffice does, with each separator that a visitor's computer may expect: no cell is a formula, and
 * numbers are numbers. As root on Debian it installs LibreOffice first.
 */
import { csv, csvFormatOf, type CsvCell } from '@tutoring/domain/csv';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORMULAS } from '../../packages/domain/src/csv.test-data.ts';

const PROGRAM = 'soffice';
const PACKAGE = 'libreoffice-calc-nogui';
const SEPARATORS = [',', ';', '\t'];
const NUMBERS = [-3, 1.5, -0.25];

const has = (command: string) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

function install(): void {
  if (has(PROGRAM)) return;
  if (process.getuid?.() !== 0 || !has('apt-get'))
    throw new Error(
      `This check needs LibreOffice, which is not installed. Install it (Debian: apt-get install ${PACKAGE}).`,
    );
  console.log(`LibreOffice is not installed. Installing the Debian package ${PACKAGE}.`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  execFileSync('apt-get', ['update', '-qq'], quiet);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', PACKAGE], {
    ...quiet,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

const folder = mkdtempSync(join(tmpdir(), 'spreadsheets-'));
let files = 0;

/** A CSV file as LibreOffice's own XML. @param tag The language of the computer, which decides how numbers are read. */
function opened(text: string, separator: string, tag: string): string {
  files += 1;
  const file = join(folder, `${files}.csv`);
  writeFileSync(file, `\uFEFF${text}`);
  // Separator, quote, UTF-8, first line, columns as they are, language, quoted cells are no text, numbers are recognised, and
  // (the thirteenth) formulas are evaluated.
  const language = tag.startsWith('de') ? '1031' : '1033';
  const options = [separator.charCodeAt(0), 34, 76, 1, '', language, false, true, false, false, false, 0, true];
  execFileSync(
    PROGRAM,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      `--infilter=CSV:${options.join(',')}`,
      '--convert-to',
      'fods',
      '--outdir',
      folder,
      file,
    ],
    { stdio: 'ignore', timeout: 120_000 },
  );
  return readFileSync(join(folder, `${files}.fods`), 'utf8');
}

const formulasIn = (xml: string) => xml.match(/table:formula="[^"]*"/g) ?? [];
const numbersIn = (xml: string) =>
  [...xml.matchAll(/office:value-type="float" office:value="([^"]*)"/g)].map(([, value]) => Number(value));

try {
  install();
  // Proves that a formula would be seen.
  if (formulasIn(opened('=1+1,a\r\n', ',', 'en')).length === 0)
    throw new Error('LibreOffice did not recognise =1+1 as a formula, so this check would find none.');
  const rows: CsvCell[][] = FORMULAS.map((text) => [text, 'a', text]);
  const wrong: string[] = [];
  for (const tag of ['en', 'de']) {
    const format = csvFormatOf(tag);
    const file = csv([...rows, NUMBERS], format);
    for (const separator of SEPARATORS) {
      const xml = opened(file, separator, tag);
      wrong.push(...formulasIn(xml).map((formula) => `${tag}, read with ${JSON.stringify(separator)}: ${formula}`));
      if (separator !== format.separator) continue;
      const numbers = numbersIn(xml);
      for (const number of NUMBERS)
        if (!numbers.includes(number)) wrong.push(`${tag}: ${number} is not read as a number`);
    }
  }
  for (const line of wrong) console.error(`✗ ${line}`);
  if (wrong.length === 0)
    console.log(
      `LibreOffice opened ${files} files. It found no formula in ${rows.length} hostile rows, and read each number as a number.`,
    );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
