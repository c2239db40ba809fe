/** Prints what pages said of themselves, from the local database, latest day first. Usage: node scripts/reports.ts [folder] */
import { oneLine } from '@tutoring/domain/plain-text';
import { queryOrEnd } from './database.ts';

/** What failed on a page, or what it tried and may not do. */
interface Failure {
  day: string;
  page: string;
  message: string;
  source: string;
  count: number;
}

const folder = process.argv[2];
printPlaces('Errors', 'errors');
printPlaces('Violations', 'violations');
console.log('Vitals');
console.table(
  queryOrEnd(
    'reports',
    folder,
    `select day, page, name, rating, count, round(total / count, 3) as average
     from vitals order by day desc, page, name, rating`,
  ),
);

function printPlaces(title: string, table: 'errors' | 'violations'): void {
  const rows = queryOrEnd<Failure>(
    'reports',
    folder,
    `select day, page, message, source, count from ${table} order by day desc, count desc`,
  );
  console.log(title);
  console.table(rows.map((row) => ({ ...row, message: oneLine(row.message) })));
}
