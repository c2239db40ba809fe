/**
 * The library as others get it: packs @tutoring/ui and @tutoring/domain, lets publint and attw read
 * the packages, installs them into an empty app with React 18 and with 19, and renders there on the server.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'tutoring-pack-'));
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const tarballs = ['domain', 'ui'].map((name) => {
  const folder = join(root, 'packages', name);
  // pnpm replaces `workspace:*` by the version, as it does when publishing.
  const output = JSON.parse(run('pnpm', ['pack', '--json', '--pack-destination', work], folder)) as
    { filename: string } | { filename: string }[];
  return [output].flat()[0]?.filename ?? '';
});
const bin = join(root, 'packages/ui/node_modules/.bin');
run(join(bin, 'publint'), ['--strict', tarballs[1] ?? ''], root);
// Stylesheets and fonts have no types; CommonJS consumers get the modules through require(esm).
run(
  join(bin, 'attw'),
  [
    tarballs[1] ?? '',
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'core.css',
    'page.css',
    'reset.css',
    'widgets.css',
    'extras.css',
    'inbox.css',
    'chart.css',
    'chooser.css',
    'chat.css',
    'notice-card.css',
    'reference.css',
    'tools.css',
    '--format',
    'ascii',
  ],
  root,
);

for (const react of ['18', '19']) {
  const app = join(work, `react-${react}`);
  mkdirSync(app);
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@tutoring/domain': `file:${tarballs[0]}`,
        '@tutoring/ui': `file:${tarballs[1]}`,
        react,
        'react-dom': react,
      },
    }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error'], app);
  cpSync(join(import.meta.dirname, 'render.mjs'), join(app, 'render.mjs'));
  console.log(run(process.execPath, ['render.mjs'], app).trim());
}
const dist = (entry: string) => readFileSync(join(work, `react-19/node_modules/@tutoring/ui/dist/${entry}.js`), 'utf8');
for (const [entry, isClient] of Object.entries({ button: true, card: true, dialog: true, text: false })) {
  if (dist(entry).startsWith("'use client'") === isClient) continue;
  throw new Error(`dist/${entry}.js: 'use client' should be ${isClient ? 'there' : 'absent'}.`);
}
rmSync(work, { recursive: true, force: true });
