import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** Class names of the desk begin unlike those of @tutoring/ui. Both builds must give a class the same name. */
const identifiers = ({ hash }: { hash: string }) => `_d${hash.slice(3)}`;

export default defineConfig([
  {
    entry: Object.fromEntries(globSync('src/*/index.ts').map((file) => [basename(dirname(file)), file])),
    format: 'esm',
    target: 'es2022',
    sourcemap: true,
    esbuildPlugins: [vanillaExtractPlugin({ outputCss: false, identifiers })],
  },
  {
    entry: { desk: 'src/desk.css.ts' },
    format: 'esm',
    target: 'es2022',
    esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  },
]);
