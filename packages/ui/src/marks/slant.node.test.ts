import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

// What slants letters by itself slants also those of scripts that have no italics.
it('is the only place that slants letters', () => {
  const slanting = globSync('**/!(*.test).ts', { cwd: src }).filter((file) =>
    /fontStyle: 'italic'/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(slanting).toEqual(['marks/slant.ts']);
});
