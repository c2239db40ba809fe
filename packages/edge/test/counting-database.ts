/** The same database, which says of each request to it what its statements did. */
export function countingDatabase(real: D1Database, onRequest: (results: readonly D1Result[]) => void): D1Database {
  const inner = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async <Row>() => {
      const result = await statement.all<Row>();
      onRequest([result]);
      return result;
    };
    const counted = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      run: all,
      all,
      async first(column?: string) {
        const [row] = (await all<Record<string, unknown>>()).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as D1PreparedStatement;
    inner.set(counted, statement);
    return counted;
  };
  return {
    prepare: (sql: string) => wrap(real.prepare(sql)),
    async batch<Row>(statements: D1PreparedStatement[]) {
      const results = await real.batch<Row>(statements.map((statement) => inner.get(statement) ?? statement));
      onRequest(results);
      return results;
    },
  } as D1Database;
}
