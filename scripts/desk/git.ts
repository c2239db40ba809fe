import { execFileSync } from 'node:child_process';

/** Runs git in a checkout. It asks nothing, takes no lock to read, and takes paths as they are. */
export function gitBytes(root: string, ...args: string[]): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', GIT_LITERAL_PATHSPECS: '1' },
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** What git prints. */
export const git = (root: string, ...args: string[]): string => gitBytes(root, ...args).toString();

/** What git prints; nothing if it fails. */
export function tryGit(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
}
