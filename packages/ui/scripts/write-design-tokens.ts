/** Writes the tokens of both themes into dist/tokens, for design tools such as Figma. */
import { mkdir, writeFile } from 'node:fs/promises';
import { designTokens } from './design-tokens.ts';

const OUT = new URL('../dist/tokens/', import.meta.url);

await mkdir(OUT, { recursive: true });
for (const theme of ['light', 'dark'] as const)
  await writeFile(new URL(`${theme}.tokens.json`, OUT), `${JSON.stringify(designTokens(theme), undefined, 2)}\n`);
