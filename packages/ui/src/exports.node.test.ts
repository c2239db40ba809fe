import { LANGUAGES } from '@tutoring/domain/languages';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };

it('exports a component for each folder, its messages, and nothing else', () => {
  const folders = globSync('src/*/index.ts', { cwd: ui }).map((file) => dirname(file).slice('src/'.length));
  const messages = folders.filter((folder) => existsSync(join(ui, 'src', folder, 'messages')));
  expect(Object.keys(exports).sort()).toEqual(
    [
      './consent',
      './core.css',
      './fonts/*',
      './island',
      './package.json',
      './storage',
      './widgets.css',
      ...folders.map((folder) => `./${folder}`),
      ...messages.map((folder) => `./${folder}/messages/*`),
    ].sort(),
  );
});

it('has a story and, where it speaks, every language for each component', () => {
  for (const file of globSync('src/*/index.ts', { cwd: ui })) {
    const folder = dirname(file);
    const name = folder.slice('src/'.length);
    expect(existsSync(join(ui, folder, `${name}.stories.tsx`)), `${name} has a story`).toBe(true);
    if (!existsSync(join(ui, folder, 'messages'))) continue;
    expect(globSync('*.ts', { cwd: join(ui, folder, 'messages') }).sort()).toEqual(
      LANGUAGES.map((language) => `${language}.ts`).sort(),
    );
  }
});
