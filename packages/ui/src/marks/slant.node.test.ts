import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

// Any other rule would also slant scripts without italics. fonts.css.ts only names the italic's file.
it('is the only rule that slants letters', () => {
  const slanting = globSync('**/!(*.test).ts', { cwd: src }).filter((file) =>
    /fontStyle: 'italic'/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(slanting.sort()).toEqual(['marks/slant.ts', 'styles/fonts.css.ts']);
});
