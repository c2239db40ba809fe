/**
 * The same database, in which statements fail.
 * @param failureOf The error of a statement's SQL; `undefined` if it works. A batch fails as a whole.
 */
export function failingDatabase(real: D1Database, failureOf: (sql: string) => Error | undefined): D1Database {
  const inner = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; sql: string }>();
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const unlessFailing = <Result>(work: () => Promise<Result>): Promise<Result> => {
      const failure = failureOf(sql);
      return failure ? Promise.reject(failure) : work();
    };
    const failing = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), sql),
      run: () => unlessFailing(() => statement.run()),
      all: () => unlessFailing(() => statement.all()),
      first: (...column: [string]) => unlessFailing(() => statement.first(...column)),
    } as D1PreparedStatement;
    inner.set(failing, { statement, sql });
    return failing;
  };
  return {
    prepare: (sql: string) => wrap(real.prepare(sql), sql),
    batch<Row>(statements: D1PreparedStatement[]) {
      const all = statements.flatMap((statement) => inner.get(statement) ?? []);
      const failure = all.map(({ sql }) => failureOf(sql)).find(Boolean);
      return failure ? Promise.reject(failure) : real.batch<Row>(all.map(({ statement }) => statement));
    },
  } as D1Database;
}
