/**
 * Subsets the two shipped fonts into dist/fonts, and prints the metrics that
 * src/styles/stand-ins.css.ts needs for the fallback fonts.
 */
import { fromBuffer } from '@capsizecss/unpack';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = new URL('../dist/fonts/', import.meta.url);

/** Latin-1 characters that none of our European languages uses. Without them each first page saves 2.6 kB. */
const UNUSED = '¢¤¦¨¬¯´µ¶¸¼¾ÐÝÞðýþ';
/** Basic Latin, and the letters and punctuation of our European languages. */
const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœŠšŸŽž‐‑–—‘’‚“”„•… ′″‹›€™←↑→↓−✓']
  .join('')
  .replace(new RegExp(`[${UNUSED}]`, 'g'), '');

/** The OpenType features that we use. Fractions, ordinals and old-style figures would add a twelfth to the file. */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum'];

const FONTS = [
  { name: 'newsreader', file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2', wght: 500 },
  {
    name: 'atkinson-hyperlegible-next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    wght: { min: 400, max: 700 },
  },
];

await mkdir(OUT, { recursive: true });
for (const { name, file, wght } of FONTS) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght },
  });
  await writeFile(new URL(`${name}.woff2`, OUT), subset);
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg } = await fromBuffer(subset);
  console.log(`${name}: ${subset.length} bytes`, { ascent, descent, lineGap, unitsPerEm, xWidthAvg });
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
}
