import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { PORTS } from '../ports.ts';
import { COPY } from './project-copy.ts';

/** Milliseconds in which a program must answer. */
const STARTS_MS = 180_000;

/** A program of the copy that serves an address. */
export interface Program {
  url: string;
  stop: () => Promise<void>;
}

/** `npm run desk`, without what these journeys do not need. */
export const startDesk = (): Promise<Program> =>
  start(PORTS.owner, '/owner', 'scripts/desk.ts', '--no-preview', '--no-edge');

/** The built copy on the real edge runtime. */
export const startSite = (): Promise<Program> =>
  start(PORTS.ownerSite, '/api/health', 'packages/edge/scripts/serve.ts', '--persist-to', join(COPY, '.wrangler'));

/** @throws {Error} with what the program printed, if it ends or does not answer. */
async function start(port: number, path: string, script: string, ...options: string[]): Promise<Program> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [script, '--port', String(port), ...options], {
    cwd: COPY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk));
  const deadline = Date.now() + STARTS_MS;
  while (!(await isUp(url + path))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`${script} does not answer at ${url}:\n${Buffer.concat(printed).toString()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return { url, stop: () => stop(child) };
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
