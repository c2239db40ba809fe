import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('Chinese and Japanese messages use full-width colons', () => {
  const files = globSync('*/messages/{ja,zh-Hans,zh-Hant}.ts', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(60);
  const wrong = files.flatMap((file) => {
    const found = /.*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}）」]:.*/u.exec(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(wrong).toEqual([]);
});
