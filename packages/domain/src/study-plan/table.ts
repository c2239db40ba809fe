import { csv, type CsvCell } from '../csv';
import type { StudyPlan, StudySlot } from './types';

/** The columns of a table. The caller writes them in the visitor's language. */
export interface StudyTableColumns {
  /** The header row. */
  readonly heads: readonly string[];
  /** The cells of a slot, in the order of the header row. */
  readonly row: (slot: StudySlot) => readonly CsvCell[];
}

/** A plan as CSV (RFC 4180), one line per slot. */
export function studyPlanCsv(plan: StudyPlan, { heads, row }: StudyTableColumns): string {
  const slots = plan.weeks.flatMap((week) => week.slots);
  return csv([heads, ...slots.map(row)]);
}
