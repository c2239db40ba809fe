/** Prints the leads of the local database, newest first. Usage: node scripts/leads.ts [folder] */
import { openDatabase } from './database.ts';

const rows = openDatabase(process.argv[2])
  .prepare(
    `select reference, datetime(received_at / 1000, 'unixepoch') as received, role, programme, name, email, page,
            case when delivered_at is null then 'no (' || attempts || ' tries)' else 'yes' end as delivered
     from leads join outbox using (reference) order by received_at desc`,
  )
  .all();
console.table(rows);
