import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const edgeFolder = join(import.meta.dirname, '..');

const packageFile = createRequire(import.meta.url).resolve('wrangler/package.json');
const WRANGLER = join(dirname(packageFile), 'bin/wrangler.js');
const env = {
  ...process.env,
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

export interface EdgeOptions {
  port: number;
  /** The folder of the database. */
  persistTo: string;
  /** Another wrangler.jsonc. */
  config?: string;
  /** Values for the Worker's environment. */
  vars?: Record<string, string>;
  stdio?: 'inherit' | 'pipe' | 'ignore';
}

/** Brings the local database up to date. */
export function migrate({ persistTo, config }: Pick<EdgeOptions, 'persistTo' | 'config'>): void {
  const args = [
    WRANGLER,
    'd1',
    'migrations',
    'apply',
    'DB',
    '--local',
    '--persist-to',
    persistTo,
    ...(config ? ['--config', config] : []),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: edgeFolder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The database could not be brought up to date:\n${stdout}\n${stderr}`);
}

/** Starts the real runtime. It leads its own process group, so that a signal to `-pid` reaches all of it. */
export function startEdge({ port, persistTo, config, vars = {}, stdio = 'inherit' }: EdgeOptions): ChildProcess {
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
    ...(config ? ['--config', config] : []),
    ...Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
  ];
  return spawn(process.execPath, args, { cwd: edgeFolder, env, stdio: ['ignore', stdio, stdio], detached: true });
}

/** Waits until the runtime answers. */
export async function whenReady(port: number, child: ChildProcess, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The edge ended with code ${child.exitCode} before it answered.`);
    const ok = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`The edge did not answer on port ${port} within ${timeoutMs / 1000} s.`);
}

/** Ends the runtime and everything it started. */
export async function stopEdge(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, signal);
  await ended;
}
