// Runs `npm start` and `npm test` on a machine that has only git, Node 20 and npm: installs pnpm and the
// dependencies, then runs the script of the same name with the project's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** pnpm's version. No other file has it. */
const PNPM = 'pnpm@12.21.0';
const STAMP = 'node_modules/.installed';

const script = process.argv[2];
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function run(...args) {
  const { status, error } = spawnSync('npx', ['--yes', PNPM, ...args], { stdio: 'inherit' });
  if (error) {
    console.error(`npx could not be started: ${error.message}. Node and npm must be on the PATH.`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

// An install takes seconds even if nothing changed, so skip it if this lockfile is already installed.
const lock = readFileSync('pnpm-lock.yaml', 'utf8');
const installed = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock;
if (!installed) {
  console.log('Installing the dependencies. This takes a minute or two, once.');
  // Without the warnings that packages want a newer Node: scripts run with the project's own.
  run('install', '--frozen-lockfile', '--loglevel', 'error');
  writeFileSync(STAMP, lock);
}
if (script === 'setup') console.log('Getting ready. This takes half a minute.');
run('run', `${script}:here`, ...process.argv.slice(3));
