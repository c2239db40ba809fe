import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { edgeFolder } from './wrangler.ts';

/** The local database, to read. Ends the program if there is none yet. */
export function openDatabase(state = join(edgeFolder, '.wrangler/state')): DatabaseSync {
  const file = globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state }).find(
    (name) => !name.includes('metadata'),
  );
  if (!file) {
    console.error(`There is no database in ${state} yet. Start the site once: npm start`);
    process.exit(1);
  }
  return new DatabaseSync(join(state, file), { readOnly: true });
}
