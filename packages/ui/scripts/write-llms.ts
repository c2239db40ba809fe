/** Writes the documentation for language models into dist/docs. Storybook serves the same files. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { llmsFiles } from './llms.ts';

const OUT = new URL('../dist/docs/', import.meta.url);

await rm(OUT, { recursive: true, force: true });
await mkdir(new URL('llms/', OUT), { recursive: true });
for (const [name, text] of Object.entries(llmsFiles())) await writeFile(new URL(name, OUT), text);
