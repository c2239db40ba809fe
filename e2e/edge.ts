import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEdge, stopEdge, whenReady, type EdgeOptions } from '../packages/edge/scripts/wrangler.ts';

/** The runtimes that this process started. Each leads its own process group, which signals to us do not reach. */
const running = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () => void Promise.all([...running].map((edge) => stopEdge(edge))).finally(() => process.exit(1)),
  );
}

/** Runs `work` while a runtime is up, then stops the runtime, also on an interrupt. */
export async function whileUp<Result>(edge: ChildProcess, work: () => Promise<Result>): Promise<Result> {
  running.add(edge);
  try {
    return await work();
  } finally {
    await stopEdge(edge);
    running.delete(edge);
  }
}

/**
 * Runs `work` against the built site on the real edge runtime, with a temporary database.
 * @param options.prepare Fills the database before the runtime starts.
 */
export async function withEdge<Result>(
  port: number,
  work: (url: string) => Promise<Result>,
  { prepare, ...options }: Pick<EdgeOptions, 'inspectorPort' | 'vars'> & { prepare?: (persistTo: string) => void } = {},
): Promise<Result> {
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-edge-'));
  migrate({ persistTo });
  prepare?.(persistTo);
  const edge = startEdge({ port, persistTo, stdio: 'ignore', ...options });
  try {
    return await whileUp(edge, async () => {
      await whenReady(port, edge);
      return work(`http://127.0.0.1:${port}`);
    });
  } finally {
    rmSync(persistTo, { recursive: true, force: true });
  }
}
