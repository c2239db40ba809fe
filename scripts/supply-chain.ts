import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { parse } = createRequire(join(import.meta.dirname, '../site/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};

/** Scripts that package managers run during an install. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];
/** node-gyp builds a package with this file during an install, even without an install script. */
const GYP = 'binding.gyp';

interface Lockfile {
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

/** Packages of a lockfile that do not come from the registry or have no hash. */
export function foreignPackages(lockfile: string): string[] {
  const { packages } = parse(lockfile) as Lockfile;
  return Object.entries(packages)
    .filter(([name, { resolution }]) => {
      // A package of the registry has only a hash here, because pnpm derives its address.
      const isHashAlone = Object.keys(resolution).join() === 'integrity';
      return (
        !isHashAlone || !String(resolution.integrity).startsWith('sha512-') || !/^(?:@[^/@]+\/)?[^/@:]+@\d/.test(name)
      );
    })
    .map(([name]) => name);
}

/** Installed packages with install scripts. @param store The folder `node_modules/.pnpm`. */
export function packagesWithBuilds(store: string): string[] {
  const wanting = readdirSync(store).flatMap((folder) => {
    const [, escaped] = /^(@[^+]+\+[^@]+|[^@]+)@/.exec(folder) ?? [];
    if (!escaped) return [];
    const name = escaped.replace('+', '/');
    const root = join(store, folder, 'node_modules', name);
    return hasBuild(root) ? [name] : [];
  });
  return [...new Set(wanting)].sort();
}

function hasBuild(root: string): boolean {
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) return false;
  const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { scripts?: Record<string, string> };
  return INSTALL_SCRIPTS.some((script) => script in scripts) || existsSync(join(root, GYP));
}

/** The entries of `allowBuilds` in pnpm-workspace.yaml. */
export function decidedBuilds(workspace: string): Readonly<Record<string, boolean>> {
  return (parse(workspace) as { allowBuilds: Record<string, boolean> }).allowBuilds;
}

/** Commands that may install something else than the lockfile. */
export function thawedInstalls(text: string): string[] {
  return text
    .split('\n')
    .filter(
      (line) => /\bpnpm\b["']?\s+(?:install|i)\b|run\('install'/.test(line) && !line.includes('--frozen-lockfile'),
    );
}

/**
 * Actions of a workflow that are not pinned to a commit with its version in a comment. A tag can be moved, and would then run
 * other code with our secrets. Workflows of this repository need no pin.
 */
export function loosePins(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses: *(.*)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
}
