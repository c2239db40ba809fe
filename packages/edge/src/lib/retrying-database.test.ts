import { describe, expect, it } from 'vitest';
import { RETRIES, withRetries } from './retrying-database';

/** A database that fails with these errors, one per statement, and then answers. */
function failing(...errors: string[]) {
  const answer = <Result>(result: Result) => {
    const error = errors.shift();
    return error === undefined ? Promise.resolve(result) : Promise.reject(new Error(error));
  };
  const batches: unknown[][] = [];
  const statement = {
    bind: () => statement,
    run: () => answer('run'),
    all: () => answer('all'),
    first: () => answer(1),
  };
  const db = {
    prepare: () => statement,
    batch: (statements: unknown[]) => {
      batches.push(statements);
      return answer('batch');
    },
  };
  return { db: withRetries(db as unknown as D1Database), statement, batches };
}

describe('a database that retries', () => {
  it.each([
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
    'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
    'D1_ERROR: database is locked: SQLITE_BUSY',
  ])('answers after “%s”', async (error) => {
    const { db } = failing(error, error);
    expect(await db.prepare('').bind(1).first()).toBe(1);
  });

  it('sends a whole batch again, with the statements that were prepared', async () => {
    const { db, statement, batches } = failing('D1_ERROR: Network connection lost.');
    expect(await db.batch([db.prepare(''), db.prepare('').bind(2)])).toBe('batch');
    expect(batches).toEqual([
      [statement, statement],
      [statement, statement],
    ]);
  });

  it(`gives up after ${RETRIES} retries, with the last error`, async () => {
    const { db } = failing(
      ...Array.from({ length: RETRIES + 1 }, (_, at) => `D1_ERROR: Network connection lost. ${at}`),
    );
    await expect(db.prepare('').run()).rejects.toThrow(String(RETRIES));
    expect(await db.prepare('').run()).toBe('run');
  });

  it.each(['D1_ERROR: UNIQUE constraint failed', 'D1_ERROR: D1 DB is overloaded. Too many requests queued.'])(
    'does not send it again after “%s”',
    async (error) => {
      const { db } = failing(error);
      await expect(db.prepare('').all()).rejects.toThrow(error);
    },
  );
});
