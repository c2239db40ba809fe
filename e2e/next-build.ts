import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCopy, copyFolder, copySite } from './site-copy.ts';

const NAME = 'next-build';
const site = join(import.meta.dirname, '../site');

/** Files that the edge's build adds. They are the same for both versions. */
const OF_THE_EDGE = ['_headers', '_redirects', '.assetsignore', 'speculation-rules.json'];

/**
 * Builds a second version of the site, in which every script has another name.
 * @param change Changes the copy before it is built.
 * @returns Its folder, and the duration of the build.
 * @throws {Error} with the end of the build's output.
 */
export function buildNext(change: (copy: string) => void = () => undefined): { folder: string; seconds: number } {
  const folder = copySite(NAME);
  const scripts = join(folder, 'src/build/publish/assets/scripts.ts');
  const code = readFileSync(scripts, 'utf8');
  // Not the inline script: its hash is in the headers, which are those of this version.
  const banner = "banner: ({ name }) => (name === 'before-paint' ? '' : 'self.isNext = true;'),";
  const changed = code.replace('comments: false,', `comments: false,\n      ${banner}`);
  if (changed === code) throw new Error(`${scripts} is not as we know it: the next build would have the same scripts.`);
  writeFileSync(scripts, changed);
  change(folder);
  const started = Date.now();
  buildCopy(folder);
  for (const file of OF_THE_EDGE) copyFileSync(join(site, 'public', file), join(folder, 'public', file));
  return { folder, seconds: Math.round((Date.now() - started) / 1000) };
}

/** The pages of the next version. An existing build is reused if it is newer than the site's. */
export function nextPublic(): string {
  const made = join(copyFolder(NAME), 'public');
  const age = (folder: string) => statSync(join(folder, 'sw.js')).mtimeMs;
  if (existsSync(join(made, '_headers')) && age(made) > age(join(site, 'public'))) return made;
  return join(buildNext().folder, 'public');
}
