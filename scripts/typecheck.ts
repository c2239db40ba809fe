/**
 * Type-checks every workspace with its own tsconfig. It uses the native compiler, which takes a third of the time.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PROJECTS = [
  '.',
  'packages/domain',
  'packages/domain/tsconfig.build.json',
  'packages/ui',
  'packages/desk',
  'packages/edge',
  'site',
  'site/src/client/service-worker/tsconfig.json',
  'e2e',
];

const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');
const failed = PROJECTS.filter(
  (project) => spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`There are type errors in ${failed.join(', ')} (above).`);
  process.exit(1);
}
