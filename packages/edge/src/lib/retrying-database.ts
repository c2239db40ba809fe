/** Retries of a statement. */
export const RETRIES = 3;
/** Milliseconds before the first retry; each later one waits four times as long. */
const FIRST_DELAY_MS = 30;
const DELAY_FACTOR = 4;

/**
 * Errors that Cloudflare says to retry (developers.cloudflare.com/d1/observability/debug-d1, read in November 2026), and
 * SQLite's two errors for a locked database. An overloaded database is not retried: that would add to the load.
 */
const TRANSIENT = [
  'reset because its code was updated',
  'storage caused object to be reset',
  'Network connection lost',
  'Cannot resolve D1 DB due to transient issue',
  'SQLITE_BUSY',
  'database is locked',
];

/** Whether a retry may succeed. */
export function isTransient(error: unknown): boolean {
  const text = String(error);
  return TRANSIENT.some((part) => text.includes(part));
}

/**
 * A database that retries a statement up to {@link RETRIES} times after a transient error, with growing, random delays (at
 * most one second in all).
 *
 * A lost connection does not say whether the write happened. So each write must be harmless when repeated: leads have a
 * unique key, changes name the version that they change, and counts of reports may be one too high.
 */
export function withRetries(db: D1Database): D1Database {
  const wrapped = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const retrying = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: () => retried(() => statement.run()),
      all: () => retried(() => statement.all()),
      first: (...column: [string?]) => retried(() => statement.first(...(column as [string]))),
      raw: (...options: [{ columnNames?: false }?]) => retried(() => statement.raw(...options)),
    } as D1PreparedStatement;
    wrapped.set(retrying, statement);
    return retrying;
  };
  return {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: <Row>(statements: D1PreparedStatement[]) =>
      retried(() => db.batch<Row>(statements.map((statement) => wrapped.get(statement) ?? statement))),
    exec: (sql: string) => db.exec(sql),
    dump: () => db.dump(),
    withSession: (...options: Parameters<D1Database['withSession']>) => db.withSession(...options),
  };
}

async function retried<Result>(send: () => Promise<Result>): Promise<Result> {
  for (let retry = 0; ; retry++) {
    try {
      return await send();
    } catch (error) {
      if (retry >= RETRIES || !isTransient(error)) throw error;
      // Half of the delay is random, so that statements that failed together do not retry together.
      const delay = FIRST_DELAY_MS * DELAY_FACTOR ** retry * (0.5 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
