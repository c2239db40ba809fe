import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '../site');

/** The sources that Gatsby builds, without its output. */
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

/** Files outside the site that the build reads: the forbidden phrases (build/checks/refused-phrases.ts), and what tsconfigs extend. */
const OUTSIDE = ['../docs/writing.md', '../tsconfig.base.json'];

/** The folder of a copy. It is next to the site, so that relative paths still work. */
export function copyFolder(name: string): string {
  return join(import.meta.dirname, '../.artefacts', name);
}

/** Copies the site, so that a test can change and build it. The caller must remove the copy. */
export function copySite(name: string): string {
  const copy = copyFolder(name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS) cpSync(join(site, part), join(copy, part), { recursive: true });
  for (const file of OUTSIDE) cpSync(join(site, file), join(copy, file));
  symlinkSync(join(site, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Builds a copy.
 * @returns What the build printed.
 * @throws {Error} with the end of the output, if the build fails.
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
