import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { settingIn } from './settings.ts';

export const edgeFolder = join(import.meta.dirname, '..');

const packageFile = createRequire(import.meta.url).resolve('wrangler/package.json');
/** Wrangler's script. */
export const WRANGLER = join(dirname(packageFile), 'bin/wrangler.js');
/** Keeps wrangler from asking questions, sending metrics and printing banners. */
export const UNATTENDED = {
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};
const env = { ...process.env, ...UNATTENDED };

export interface EdgeOptions {
  port: number;
  /** The folder of the databases. */
  persistTo: string;
  /** Another wrangler.jsonc. */
  config?: string;
  /** One of the environments of wrangler.jsonc. @default production's settings */
  environment?: string;
  /** Values for the Worker's environment. */
  vars?: Record<string, string>;
  /** Another folder of pages. @default site/public */
  assets?: string;
  /** Where Chrome's protocol for debugging is served. @default any free port: two runtimes would compete for wrangler's */
  inspectorPort?: number;
  stdio?: 'inherit' | 'pipe' | 'ignore';
}

/** Database bindings in wrangler.jsonc. */
const BINDINGS = ['DB', 'REPORTS'];

/** Migrates the local databases. New ones are copies, because creating them takes seconds. */
export function migrate({
  persistTo,
  config,
  environment = '',
}: Pick<EdgeOptions, 'persistTo' | 'config' | 'environment'>): void {
  const isOther = config !== undefined || environment !== '';
  if (isOther || (existsSync(persistTo) && readdirSync(persistTo).length > 0))
    applyMigrations(persistTo, config, environment);
  else cpSync(newDatabases(), persistTo, { recursive: true });
}

/** A folder with empty databases for these migrations and this wrangler.jsonc. */
function newDatabases(): string {
  const hash = createHash('sha256');
  for (const file of ['wrangler.jsonc', ...globSync('migrations/*/*.sql', { cwd: edgeFolder }).sort()]) {
    hash.update(file).update(readFileSync(join(edgeFolder, file)));
  }
  const folder = join(edgeFolder, '.wrangler/new-databases', hash.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  applyMigrations(unfinished);
  // A concurrent run may have been faster.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}

function applyMigrations(persistTo: string, config?: string, environment = ''): void {
  for (const binding of BINDINGS) {
    const args = ['d1', 'migrations', 'apply', binding, '--local', '--persist-to', persistTo, `--env=${environment}`];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [WRANGLER, ...args, ...(config ? ['--config', config] : [])],
      { cwd: edgeFolder, env, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`The migrations of the database ${binding} failed:\n${stdout}\n${stderr}`);
  }
}

/** Starts the real runtime in its own process group, so that a signal to `-pid` reaches all of it. */
export function startEdge({
  port,
  persistTo,
  config,
  environment = '',
  assets,
  vars = {},
  inspectorPort = 0,
  stdio = 'inherit',
}: EdgeOptions): ChildProcess {
  const args = [
    WRANGLER,
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--persist-to',
    persistTo,
    '--test-scheduled',
    '--show-interactive-dev-session=false',
    `--inspector-port=${inspectorPort}`,
    `--env=${environment}`,
    // Otherwise requests would seem to be for the host in `routes`, and the key of local runs is only good on this machine.
    ...(hasRoutes(config) ? [`--local-upstream=127.0.0.1:${port}`] : []),
    ...(config ? ['--config', config] : []),
    ...(assets ? ['--assets', assets] : []),
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return spawn(process.execPath, args, { cwd: edgeFolder, env, stdio: ['ignore', stdio, stdio], detached: true });
}

/** Whether wrangler.jsonc has addresses of the deployed Worker. */
function hasRoutes(config = join(edgeFolder, 'wrangler.jsonc')): boolean {
  return settingIn(readFileSync(config, 'utf8'), ['routes']) !== undefined;
}

/** Whether the Worker answers and reaches its database. Other problems that `/api/health` reports do not prevent the start. */
async function isUp(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    const { status }: { status?: string } = await response.json();
    return status !== undefined;
  } catch {
    return false;
  }
}

/** Milliseconds in which the runtime must answer. Beside a build, a slow machine has needed more than 60 s. */
const STARTS_MS = 180_000;

/** Waits until the runtime answers. */
export async function whenReady(port: number, child: ChildProcess, timeoutMs = STARTS_MS): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The edge ended with code ${child.exitCode} before it answered.`);
    if (await isUp(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The edge did not answer on port ${port} within ${timeoutMs / 1000} s.`);
}

/** Stops the runtime and everything it started. */
export async function stopEdge(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, signal);
  await ended;
}
