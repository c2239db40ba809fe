import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const site = join(import.meta.dirname, '../site');

/** What Gatsby works on; not what it has made. */
const PARTS = [
  'content',
  'data',
  'build',
  'src',
  'static',
  'gatsby-browser.tsx',
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
  // The build reads the phrases that we do not write (site/build/model/house-style.ts).
  cpSync(join(site, GUIDE), join(copy, GUIDE));
  symlinkSync(join(site, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
