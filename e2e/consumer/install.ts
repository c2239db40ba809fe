import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { packInto } from '../pack/tarball.ts';

const root = join(import.meta.dirname, '../..');
/** An app's folder, with the result of `npm install @tutoring/ui react react-dom`. */
const app = join(root, '.artefacts/consumer');
const modules = join(app, 'node_modules');

/** The folder of an unpacked package. */
export const installed = (name: 'domain' | 'ui') => join(modules, '@tutoring', name);

/**
 * Packs both packages, unpacks the tarballs, and links what their package.json asks for: a file that `files` forgets, or a
 * dependency that is not declared, is missing here as it would be for others.
 */
export default function install(): void {
  rmSync(app, { recursive: true, force: true });
  for (const name of ['domain', 'ui'] as const) {
    const folder = installed(name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', packInto(app, name), '-C', folder, '--strip-components=1']);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      'dependencies' | 'peerDependencies',
      Record<string, string> | undefined
    >;
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (!dependency.startsWith('@tutoring/')) link(dependency, name);
  }
}

/** Links a dependency as the workspace has it installed; React is that of the tests. */
function link(dependency: string, owner: string): void {
  const place = join(modules, dependency);
  rmSync(place, { force: true });
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(realpathSync(join(root, 'packages', owner, 'node_modules', dependency)), place);
}

/** Lets tests import the installed packages in place of the workspace's. */
export const fromInstalled: Plugin = {
  name: 'from-installed',
  enforce: 'pre',
  async resolveId(id) {
    if (!id.startsWith('@tutoring/')) return null;
    const found = await this.resolve(id, join(app, 'app.ts'), { skipSelf: true });
    // Files of the workspace must not replace files that the tarball lacks.
    return found ?? this.error(`${id} is not in the tarball.`);
  },
};
