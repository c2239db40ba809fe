import type { StudyPlan, StudySlot } from './types';

/** The words and the columns of a table: the caller's, in the visitor's language. */
export interface StudyTableWords {
  /** The heads of the columns. */
  readonly heads: readonly string[];
  /** The cells of a slot, in the order of the heads: numbers as the visitor's spreadsheet reads them. */
  readonly row: (slot: StudySlot) => readonly (string | number)[];
}

/** A plan as the text of a CSV file (RFC 4180), one line for each slot. */
export function studyPlanCsv(plan: StudyPlan, { heads, row }: StudyTableWords): string {
  const slots = plan.weeks.flatMap((week) => week.slots);
  return csv([heads, ...slots.map(row)]);
}

/**
 * Rows as CSV (RFC 4180: commas, CRLF, quotes doubled). A text that a spreadsheet would take for a formula gets an
 * apostrophe in front, which makes it a text there; numbers stay as they are. Excel reads other letters than ASCII only
 * if the file begins with a byte-order mark, which is the caller's to write.
 */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
