/**
 * Subsets the shipped fonts into dist/fonts, and prints the metrics that src/styles/stand-ins.css.ts needs for the fallback
 * fonts.
 */
import { fromBuffer } from '@capsizecss/unpack';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { ACCENTS, ENGLISH } from '../src/styles/font-characters.ts';

const require = createRequire(import.meta.url);
const OUT = new URL('../dist/fonts/', import.meta.url);

/** The OpenType features that we use. Fractions, ordinals and old-style figures would add a twelfth to the file. */
const FEATURES = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'mkmk', 'lnum', 'tnum'];

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const ATKINSON = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght';
/** `opsz` is the optical size: 72 is the display cut, 16 the text cut. */
const FONTS: { name: string; file: string; axes: Record<string, number | { min: number; max: number }> }[] = [
  { name: 'newsreader-display', file: `${NEWSREADER}-normal.woff2`, axes: { opsz: 72, wght: 500 } },
  { name: 'newsreader', file: `${NEWSREADER}-normal.woff2`, axes: { opsz: 16, wght: 500 } },
  { name: 'newsreader-italic', file: `${NEWSREADER}-italic.woff2`, axes: { opsz: 16, wght: 500 } },
  { name: 'atkinson-hyperlegible-next', file: `${ATKINSON}-normal.woff2`, axes: { wght: { min: 400, max: 700 } } },
];

await mkdir(OUT, { recursive: true });
for (const { name, file, axes } of FONTS) {
  const source = await readFile(require.resolve(file));
  for (const [suffix, characters] of Object.entries({ '': ENGLISH, '-accents': ACCENTS })) {
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: axes,
    });
    await writeFile(new URL(`${name}${suffix}.woff2`, OUT), subset);
    const { ascent, descent, lineGap, unitsPerEm } = await fromBuffer(subset);
    console.log(`${name}${suffix}: ${subset.length} bytes`, { ascent, descent, lineGap, unitsPerEm });
  }
}
