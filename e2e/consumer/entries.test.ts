import { enhanceNoticeStrip } from '@tutoring/ui/enhance';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installed } from './install';

it.each(['ui', 'domain'] as const)('each entry of @tutoring/%s is in the tarball, with its types', (name) => {
  const folder = installed(name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  const files = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)));
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => globSync(file, { cwd: folder }).length === 0)).toEqual([]);
});

it.each(['ui', 'domain'] as const)('@tutoring/%s publishes nothing that only this repository uses', (name) => {
  const folder = installed(name);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: object };
  expect(Object.keys(exports).filter((entry) => entry.startsWith('./internal'))).toEqual([]);
  const files = globSync('**/*.{js,ts,json,map,md}', { cwd: folder });
  expect(files.filter((file) => file.includes('internal'))).toEqual([]);
  const mentions = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes('internal/'));
  expect(mentions).toEqual([]);
});

it('each optional property accepts undefined, which exactOptionalPropertyTypes would forbid', () => {
  const optional = /^ *(?:readonly )?['\w-]+\?: .*;$/gm;
  const lines = globSync('dist/**/*.d.ts', { cwd: installed('ui') }).flatMap((file) =>
    (readFileSync(join(installed('ui'), file), 'utf8').match(optional) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.filter((line) => !line.includes('| undefined'))).toEqual([]);
});

it('the tests of this folder use what is installed', () => {
  const strip = document.createElement('section');
  const button = strip.appendChild(document.createElement('button'));
  let callers = '';
  enhanceNoticeStrip(strip, { onDismiss: () => (callers = new Error().stack ?? '') });
  button.click();
  expect(callers).toContain('.artefacts/consumer/node_modules/@tutoring/ui/dist/');
});
