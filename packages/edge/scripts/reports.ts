/** Prints what pages said of themselves, from the local database, latest day first. Usage: node scripts/reports.ts [folder] */
import { openDatabase } from './database.ts';

console.table(
  openDatabase(process.argv[2])
    .prepare(
      `select day, kind, page, name, detail, count, case kind when 'vital' then round(total / count, 2) end as average
       from page_reports order by day desc, kind, count desc`,
    )
    .all(),
);
