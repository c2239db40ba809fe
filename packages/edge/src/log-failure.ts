import type { Context } from 'hono';

/** What kind of failure it was: its text may quote what somebody wrote. */
export function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Does something that nobody waits for: that it failed is logged, and nothing else is kept from its work. */
export async function logTask(name: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`${name} failed: ${kindOf(error)}`);
  }
}

/** Logs that a request failed. */
export function logFailure(c: Context, error: unknown): void {
  console.error(`${c.req.method} ${new URL(c.req.url).pathname} failed: ${kindOf(error)}`);
}
