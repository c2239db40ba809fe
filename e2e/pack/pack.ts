/**
 * The library as others get it: packs @tutoring/ui and @tutoring/domain, lets publint and attw read
 * both packages, installs them into an empty app with React 18 and with 19, renders there on the server, shows a page of it
 * beside Tailwind, and follows the source maps.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMapsHold } from './source-maps.ts';
import { standsBesideTailwind } from './tailwind.ts';
import { packInto } from './tarball.ts';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'tutoring-pack-'));
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Whether a consumer's tools find everything in it, with its types; CommonJS gets the modules through require(esm). */
function check(tarball: string, name: string): void {
  const bin = join(root, 'packages/ui/node_modules/.bin');
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const stylesheets = Object.keys(exports).flatMap((entry) =>
    entry.endsWith('.css') ? [entry.slice('./'.length)] : [],
  );
  // They say nothing that a type could.
  const excluded = stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : [];
  run(join(bin, 'publint'), ['--strict', tarball], root);
  run(join(bin, 'attw'), [tarball, '--profile', 'esm-only', ...excluded, '--format', 'ascii'], root);
}

const domain = packInto(work, 'domain');
check(domain, 'domain');
const ui = packInto(work, 'ui');
check(ui, 'ui');

for (const react of ['18', '19']) {
  const app = join(work, `react-${react}`);
  mkdirSync(app);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@tutoring/domain': `file:${domain}`,
        '@tutoring/ui': `file:${ui}`,
        react,
        'react-dom': react,
        tailwindcss: '^4',
      },
    }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], app);
  for (const script of ['render.mjs', 'tailwind-page.mjs'])
    cpSync(join(import.meta.dirname, script), join(app, script));
  console.log(run(process.execPath, ['render.mjs'], app).trim());
  run(process.execPath, ['tailwind-page.mjs'], app);
}
await standsBesideTailwind(join(work, 'react-19/tailwind-page.json'));
for (const name of ['ui', 'domain']) sourceMapsHold(join(work, 'react-19/node_modules/@tutoring', name));
const dist = (entry: string) => readFileSync(join(work, `react-19/node_modules/@tutoring/ui/dist/${entry}.js`), 'utf8');
for (const [entry, isClient] of Object.entries({ button: true, card: true, dialog: true, text: false })) {
  if (dist(entry).startsWith("'use client'") === isClient) continue;
  throw new Error(`dist/${entry}.js must ${isClient ? 'begin' : 'not begin'} with 'use client'.`);
}
rmSync(work, { recursive: true, force: true });
