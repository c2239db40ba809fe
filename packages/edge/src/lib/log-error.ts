import type { Context } from 'hono';

/** Codes by which D1 and SQLite name their errors, such as `SQLITE_FULL`. */
const DATABASE_CODE = /\b(?:D1|SQLITE)_[A-Z_]+\b/g;

/** D1's errors without a code (developers.cloudflare.com/d1/observability/debug-d1), and the class that we log. */
const DATABASE_CLASSES: readonly (readonly [said: RegExp, name: string])[] = [
  [/exceeded maximum (?:db size|account stor)/i, 'STORAGE_LIMIT'],
  [/daily|free (?:tier|plan)/i, 'DAILY_LIMIT'],
  [/overloaded/i, 'OVERLOADED'],
  [/timeout|time limit/i, 'TIMEOUT'],
  [/network connection lost|object to be reset|code was updated|transient issue/i, 'CONNECTION_LOST'],
  [/no such (?:table|column)|has no column/i, 'SCHEMA'],
];

/**
 * The class of an error for the log: its name, and the codes of a database error (`Error D1_ERROR SQLITE_FULL`). Never the
 * message, which may quote a visitor.
 */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes = new Set(error.message.match(DATABASE_CODE));
  if (codes.size === 0) return error.name;
  const classes = DATABASE_CLASSES.filter(([said]) => said.test(error.message)).map(([, name]) => name);
  return [error.name, ...codes, ...classes].join(' ');
}

/** Runs a background task, and logs its failure, so that the next task still runs. */
export async function logTask(name: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`${name} failed: ${errorClass(error)}`);
  }
}

/** Logs that a request failed. */
export function logFailure(c: Context, error: unknown): void {
  console.error(`${c.req.method} ${new URL(c.req.url).pathname} failed: ${errorClass(error)}`);
}
