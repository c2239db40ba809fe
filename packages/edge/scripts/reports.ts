/**
 * Prints the errors, violations and speed that pages reported, the latest day first: `pnpm reports` those on this machine,
 * `pnpm reports --remote` those of the deployed site. An argument names another local folder, for tests.
 */
import { oneLine } from '@tutoring/domain/plain-text';
import { parseArgs } from 'node:util';
import { query } from './database.ts';
import { executeSql } from './execute-sql.ts';

/** An error or a violation of a page. */
interface Failure {
  day: string;
  page: string;
  message: string;
  source: string;
  count: number;
}

/** Most rows of a table. */
const SHOWN = 500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false } },
});
try {
  printPlaces('Errors', 'errors');
  printPlaces('Violations', 'violations');
  console.log('Vitals');
  console.table(
    rowsOf(
      `select day, page, name, rating, count, round(total / count, 3) as average
       from vitals order by day desc, page, name, rating limit ${SHOWN}`,
    ),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function printPlaces(title: string, table: 'errors' | 'violations'): void {
  const rows = rowsOf(
    `select day, page, message, source, count from ${table} order by day desc, count desc limit ${SHOWN}`,
  ) as Failure[];
  console.log(title);
  console.table(rows.map((row) => ({ ...row, message: oneLine(row.message) })));
}

function rowsOf(sql: string): unknown[] {
  return values.remote ? executeSql('REPORTS', sql, ['--remote']) : query('reports', positionals[0], sql);
}
