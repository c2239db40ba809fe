import { csv, type CsvCell } from '../csv';
import type { StudyPlan, StudySlot } from './types';

/** The words and the columns of a table: the caller's, in the visitor's language. */
export interface StudyTableWords {
  /** The heads of the columns. */
  readonly heads: readonly string[];
  /** The cells of a slot, in the order of the heads: numbers as the visitor's spreadsheet reads them. */
  readonly row: (slot: StudySlot) => readonly CsvCell[];
}

/** A plan as the text of a CSV file (RFC 4180), one line for each slot. */
export function studyPlanCsv(plan: StudyPlan, { heads, row }: StudyTableWords): string {
  const slots = plan.weeks.flatMap((week) => week.slots);
  return csv([heads, ...slots.map(row)]);
}
