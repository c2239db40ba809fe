import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** Packs a package into a folder. pnpm replaces `workspace:*` by the version, as it does when publishing. @returns the tarball. */
export function packInto(folder: string, name: string): string {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(packages, name),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const packed = JSON.parse(output) as { filename: string } | { filename: string }[];
  return [packed].flat()[0]?.filename ?? '';
}
