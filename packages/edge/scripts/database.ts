import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { edgeFolder } from './wrangler.ts';

/** The databases of wrangler.jsonc, each with a table that only it has. */
const TABLE_OF = { leads: 'leads', reports: 'vitals' } as const;
export type DatabaseName = keyof typeof TABLE_OF;

/** The default folder of local databases. */
const STATE = join(edgeFolder, '.wrangler/state');
/** Milliseconds to wait while the runtime writes. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens a local database. The runtime names the files by hashes, so this looks for the table.
 * @param state The runtime's folder.
 * @throws {Error} if there is none yet.
 */
export function openDatabase(name: DatabaseName, state = STATE, { readOnly = true } = {}): DatabaseSync {
  for (const file of globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state })) {
    const database = new DatabaseSync(join(state, file), { readOnly, timeout: BUSY_TIMEOUT_MS });
    if (database.prepare('select 1 from sqlite_master where name = ?').get(TABLE_OF[name])) return database;
    database.close();
  }
  throw new Error(`The database ${name} does not exist in ${state} yet. Start the site once: npm start`);
}

/** Queries a local database. */
export function query<Row>(name: DatabaseName, state: string | undefined, sql: string): Row[] {
  const database = openDatabase(name, state);
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

/** Changes a local database from outside. */
export function write(name: DatabaseName, state: string | undefined, sql: string): void {
  const database = openDatabase(name, state, { readOnly: false });
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}
