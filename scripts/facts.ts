/**
 * Lists dates, grade boundaries, course changes and all other facts with the month of their last check, what is due first.
 *
 * `pnpm facts` prints what is due or comes next; `--all` prints everything.
 */
import { OLD_MONTHS } from '@tutoring/domain/launch';
import { join } from 'node:path';
import { EXPECTED_DAYS, nextChecks, type Check } from '../site/src/build/citations/next-checks.ts';

/** How many facts are listed without `--all`, besides those that are due. */
const NEXT = 20;

const today = new Date();
const checks = nextChecks(join(import.meta.dirname, '..'), today);
const isDue = ({ by }: Check) => by <= today.toISOString().slice(0, 10);
const due = checks.filter(isDue).length;
const listed = process.argv.includes('--all') ? checks : checks.slice(0, due + NEXT);
const WHY: Record<Check['why'], string> = {
  old: `${OLD_MONTHS} months old`,
  expected: `not confirmed, ${EXPECTED_DAYS} days before`,
  past: 'past: remove it, or write the next',
};

const rows = [
  ['', 'check by', 'checked', 'why', 'what', 'where'],
  ...listed.map((check) => [isDue(check) ? '!' : '', check.by, check.checked, WHY[check.why], check.what, check.where]),
];
const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
for (const row of rows)
  console.log(
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
console.log(
  `\n${due} of ${checks.length} are due. After a check, write the month at “checked”, and for a date that changed its day at “changed”.`,
);
