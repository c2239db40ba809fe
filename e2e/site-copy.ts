import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '../site');

/** What Gatsby works on; not what it has made. */
const PARTS = [
  'content',
  'data',
  'src',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
];

/** What the build reads beside the site. */
const GUIDE = '../docs/writing.md';

/** The folder of a copy: beside the site, so that its relative paths lead to the same places. */
export function copyFolder(name: string): string {
  return join(import.meta.dirname, '../.artefacts', name);
}

/** A copy of the site that may be changed and built; whoever makes it removes it. */
export function copySite(name: string): string {
  const copy = copyFolder(name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS) cpSync(join(site, part), join(copy, part), { recursive: true });
  // The build reads the phrases that we do not write (site/src/build/checks/refused-phrases.ts).
  cpSync(join(site, GUIDE), join(copy, GUIDE));
  symlinkSync(join(site, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Builds a copy.
 * @returns What the build printed.
 * @throws {Error} with the last of it, if the build fails.
 */
export function buildCopy(folder: string, env: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/gatsby', ['build', '--no-color'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0) throw new Error(`The build of ${folder} failed:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  return stdout;
}
