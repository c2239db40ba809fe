import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const children: ChildProcess[] = [];
const logs = new Set<string>();
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
  // Of a program that is started again, the log has every run.
  const file = log === undefined ? undefined : createWriteStream(log, { flags: logs.has(log) ? 'a' : 'w' });
  if (log) logs.add(log);
  for (const stream of [child.stdout, child.stderr]) {
    if (file) {
      stream.pipe(file, { end: false });
      continue;
    }
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) console.log(`${name.padEnd(8)}| ${line}`);
    });
  }
  child.once('exit', (code) => {
    if (isEnding) return;
    endGroup(child);
    onExit(code ?? 1);
  });
  children.push(child);
}

interface Restarts {
  /** How often it is started again. */
  times: number;
  /** Called before it is started again. */
  onAgain: () => void;
  /** Called when it has ended once more than that. */
  onEnd: () => void;
}

/** Starts a program, and starts it again when it ends. @param start Starts it once, as {@link startProgram} does. */
export function keepRunning(start: (onExit: () => void) => void, { times, onAgain, onEnd }: Restarts): void {
  start(() => {
    if (times === 0) {
      onEnd();
      return;
    }
    onAgain();
    keepRunning(start, { times: times - 1, onAgain, onEnd });
  });
}

/** Ends all programs. */
export function endPrograms(): void {
  isEnding = true;
  for (const child of children) if (child.exitCode === null && child.signalCode === null) endGroup(child);
}

/** Ends a program and what it has started, which would keep its port: each is the leader of its own process group. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // Nothing of it runs any more.
  }
}
