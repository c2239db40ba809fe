/**
 * What tsup leaves undone: puts `'use client'` back (esbuild drops it), minifies the two
 * stylesheets, and removes the empty scripts that came with them.
 */
import { browserslistToTargets, transform } from 'lightningcss';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** Safari 15.4 is the oldest engine with cascade layers. */
const targets = browserslistToTargets(['safari 15.4', 'chrome 99', 'firefox 97']);

for (const name of ['core', 'widgets']) {
  const { code } = transform({
    filename: `${name}.css`,
    code: await readFile(`dist/css/${name}.css`),
    minify: true,
    targets,
  });
  await writeFile(`dist/${name}.css`, code);
}
await rm('dist/css', { recursive: true });

for (const source of globSync('src/*/index.ts')) {
  const folder = basename(dirname(source));
  const sources = await Promise.all(globSync(`src/${folder}/*.tsx`).map((file) => readFile(file, 'utf8')));
  if (!sources.some((text) => text.startsWith("'use client'"))) continue;
  const entry = `dist/${folder}.js`;
  await writeFile(entry, `'use client';\n${await readFile(entry, 'utf8')}`);
}
