import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { parse } = createRequire(join(import.meta.dirname, '../site/package.json'))('yaml') as {
  parse: (text: string) => unknown;
};

/** Scripts that npm's clients run when a package is installed. */
const INSTALL_SCRIPTS = ['preinstall', 'install', 'postinstall'];
/** A package with this file has an `install` script without saying so: node-gyp builds it. */
const GYP = 'binding.gyp';

interface Lockfile {
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

/** Packages of a lockfile that do not come from the registry, or whose content nothing vouches for. */
export function foreignPackages(lockfile: string): string[] {
  const { packages } = parse(lockfile) as Lockfile;
  return Object.entries(packages)
    .filter(([name, { resolution }]) => {
      // Of what comes from the registry the lockfile has the hash and nothing else: pnpm knows the address itself.
      const isHashAlone = Object.keys(resolution).join() === 'integrity';
      return (
        !isHashAlone || !String(resolution.integrity).startsWith('sha512-') || !/^(?:@[^/@]+\/)?[^/@:]+@\d/.test(name)
      );
    })
    .map(([name]) => name);
}

/** Installed packages that want to run something while they are installed. @param store The folder `node_modules/.pnpm`. */
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

/** What `allowBuilds` of pnpm-workspace.yaml decides, by package. */
export function decidedBuilds(workspace: string): Readonly<Record<string, boolean>> {
  return (parse(workspace) as { allowBuilds: Record<string, boolean> }).allowBuilds;
}

/** Commands that install dependencies without the lockfile having the last word. */
export function thawedInstalls(text: string): string[] {
  return text
    .split('\n')
    .filter(
      (line) => /\bpnpm\b["']?\s+(?:install|i)\b|run\('install'/.test(line) && !line.includes('--frozen-lockfile'),
    );
}

/**
 * Actions of a workflow that are not pinned to a commit with its version beside it: whoever moves a tag would run their own
 * code with our secrets. Workflows of this repository have no version.
 */
export function loosePins(workflow: string): string[] {
  return [...workflow.matchAll(/^\s*(?:- )?uses: *(.*)$/gm)]
    .map(([, action = '']) => action)
    .filter((action) => !action.startsWith('./') && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
}
