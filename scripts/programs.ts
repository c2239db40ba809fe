import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const children: ChildProcess[] = [];
let isEnding = false;

/**
 * Starts a program, and prints its lines with its name in front.
 * @param onExit Called when the program ends and nobody stopped it.
 * @param log A file for its lines. @default the terminal
 */
export function startProgram(
  name: string,
  command: string,
  args: readonly string[],
  onExit: (code: number) => void,
  log?: string,
): void {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  if (log) mkdirSync(dirname(log), { recursive: true });
  const file = log === undefined ? undefined : createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (file) {
      stream.pipe(file, { end: false });
      continue;
    }
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) console.log(`${name.padEnd(8)}| ${line}`);
    });
  }
  child.once('exit', (code) => !isEnding && onExit(code ?? 1));
  children.push(child);
}

/** Ends all programs. */
export function endPrograms(): void {
  isEnding = true;
  // Each child is the leader of its own process group, so this also ends the processes that it started.
  for (const { pid, exitCode, signalCode } of children) {
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
  }
}
