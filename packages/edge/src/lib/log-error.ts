import type { Context } from 'hono';

/** Codes by which D1 and SQLite name their errors, such as `SQLITE_FULL`. */
const DATABASE_CODE = /\b(?:D1|SQLITE)_[A-Z_]+\b/g;

/** What D1 says without a code of its own (developers.cloudflare.com/d1/observability/debug-d1), and the class we log. */
const DATABASE_CLASSES: readonly (readonly [said: RegExp, name: string])[] = [
  [/exceeded maximum (?:db size|account stor)/i, 'STORAGE_LIMIT'],
  [/daily|free (?:tier|plan)/i, 'DAILY_LIMIT'],
  [/overloaded/i, 'OVERLOADED'],
  [/timeout|time limit/i, 'TIMEOUT'],
  [/network connection lost|object to be reset|code was updated|transient issue/i, 'CONNECTION_LOST'],
  [/no such (?:table|column)|has no column/i, 'SCHEMA'],
];

/**
 * The class of an error, for the log: its name, and of a database its codes (`Error D1_ERROR SQLITE_FULL`). Never its text,
 * which may quote what a visitor wrote.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = new Set(error.message.match(DATABASE_CODE));
  if (codes.size === 0) return error.name;
  const classes = DATABASE_CLASSES.filter(([said]) => said.test(error.message)).map(([, name]) => name);
  return [error.name, ...codes, ...classes].join(' ');
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
