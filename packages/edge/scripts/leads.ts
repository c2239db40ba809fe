/** Prints the leads of the local database, newest first. Usage: node scripts/leads.ts [folder] */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { edgeFolder } from './wrangler.ts';

const state = process.argv[2] ?? join(edgeFolder, '.wrangler/state');
const file = globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state }).find(
  (name) => !name.includes('metadata'),
);
if (!file) {
  console.error(`There is no database in ${state} yet. Start the site once: npm start`);
  process.exit(1);
}
const database = new DatabaseSync(join(state, file), { readOnly: true });
const rows = database
  .prepare(
    `select reference, datetime(received_at / 1000, 'unixepoch') as received, role, programme, name, email, page,
            case when delivered_at is null then 'no (' || attempts || ' tries)' else 'yes' end as delivered
     from leads join outbox using (reference) order by received_at desc`,
  )
  .all();
console.table(rows);
