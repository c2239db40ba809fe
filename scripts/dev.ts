/** Runs Gatsby (8000), the edge (8787) and Storybook (6006) together. If one ends, or on Ctrl-C, all end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

if (!existsSync(join(import.meta.dirname, '../packages/edge/src/generated/policy.json'))) {
  console.error('There is no built site yet, and the edge serves it. Run `pnpm build` once.');
  process.exit(1);
}

const COMMANDS = {
  site: ['--filter', '@tutoring/site', 'dev'],
  edge: ['--filter', '@tutoring/edge', 'serve', '--dev-origin', 'http://localhost:8000'],
  stories: ['storybook'],
};

const children: ChildProcess[] = [];
for (const [name, args] of Object.entries(COMMANDS)) {
  const child = spawn('pnpm', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) console.log(`${name.padEnd(8)}| ${line}`);
    });
  }
  child.once('exit', (code) => end(code ?? 1));
  children.push(child);
}

let ending = false;
function end(code: number): void {
  if (ending) return;
  ending = true;
  // Each child is the leader of its own process group, so this also ends the processes that it started.
  for (const { pid, exitCode, signalCode } of children) {
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  }
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
