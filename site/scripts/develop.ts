/**
 * Runs `gatsby develop` at port 8000, in a folder of its own that links to the sources: in this one it would change `public` while
 * the edge serves it, and a page's folder that a build has left there would hide the page.
 */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const site = join(import.meta.dirname, '..');
const folder = join(site, '../.artefacts/develop-site');
/** Sources, and a file outside that the build reads (build/checks/refused-phrases.ts). */
const LINKED = ['content', 'data', 'src', 'static', 'node_modules', '../docs/writing.md'];
/** Gatsby compiles these into the folder where they really are. */
const COPIED = ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'package.json'];

for (const part of LINKED) {
  const link = join(folder, part);
  mkdirSync(dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(join(site, part), link);
}
for (const part of COPIED) copyFileSync(join(site, part), join(folder, part));

const gatsby = spawn(join(site, 'node_modules/.bin/gatsby'), ['develop', '--port', '8000'], {
  cwd: folder,
  stdio: 'inherit',
});
gatsby.once('exit', (code) => (process.exitCode = code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => gatsby.kill(signal));
