import type { Context } from 'hono';

/** Logs that a request failed. The message of a database error may quote what was being stored: only its kind is logged. */
export function logFailure(c: Context, error: unknown): void {
  const kind = error instanceof Error ? error.name : 'unknown';
  console.error(`${c.req.method} ${new URL(c.req.url).pathname} failed: ${kind}`);
}
