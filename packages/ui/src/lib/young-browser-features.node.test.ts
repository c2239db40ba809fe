import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

// Safari 15.4, Chrome 99 and Firefox 97 are the oldest browsers that we speak to.
it('nothing in the library calls what the oldest browsers do not have', () => {
  const files = globSync('**/!(*.test|*.stories).{ts,tsx}', { cwd: src });
  expect(files.length).toBeGreaterThan(100);
  const young = files.filter((file) => /(?<!`)AbortSignal\.timeout/.test(readFileSync(join(src, file), 'utf8')));
  expect(young).toEqual([]);
});
