import type { Context } from 'hono';

/** Does something that nobody waits for: that it failed is logged, and nothing else is kept from its work. */
export async function logTask(name: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`${name} failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** Logs that a request failed. The message of a database error may quote what was being stored: only its kind is logged. */
export function logFailure(c: Context, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown';
  console.error(`${c.req.method} ${new URL(c.req.url).pathname} failed: ${kind}`);
}
