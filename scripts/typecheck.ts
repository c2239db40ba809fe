/** Type-checks every room of the house, each by its own tsconfig. */
import { spawnSync } from 'node:child_process';

const ROOMS = ['.', 'packages/domain', 'packages/ui', 'packages/edge', 'site', 'site/tsconfig.worker.json', 'e2e'];

const failed = ROOMS.filter((room) => spawnSync('tsc', ['-p', room], { stdio: 'inherit' }).status !== 0);
if (failed.length > 0) {
  console.error(`Types are wrong in ${failed.join(', ')}.`);
  process.exit(1);
}
