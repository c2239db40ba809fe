/** Builds the packages if nobody has done so here: scripts that import them would only name a missing module. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isBuilt = (name: string) => existsSync(join(root, 'packages', name, 'dist'));

if (!['domain', 'ui', 'desk'].every(isBuilt)) {
  console.log('The packages are not built yet. This takes about a minute, once.');
  const { status } = spawnSync('pnpm', ['build:packages'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
