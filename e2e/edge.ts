import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEdge, stopEdge, whenReady } from '../packages/edge/scripts/wrangler.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Runs `work` against the built site on the real edge runtime, with a database that is thrown away. */
export async function withEdge<Result>(port: number, work: (url: string) => Promise<Result>): Promise<Result> {
  const persistTo = mkdtempSync(join(tmpdir(), 'tutoring-edge-'));
  migrate({ persistTo });
  const edge = startEdge({ port, persistTo, stdio: 'ignore' });
  // Whoever interrupts the run must not leave the runtime behind: it leads a process group of its own.
  const end = () => void stopEdge(edge).finally(() => process.exit(1));
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    await whenReady(port, edge);
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    await stopEdge(edge);
    rmSync(persistTo, { recursive: true, force: true });
  }
}
