import type { CsvCell } from '@tutoring/domain/csv';

/** What a tool has found out, for files. In the visitor's language. */
export interface ToolReport {
  /** What was calculated, such as "IB Diploma from grades". */
  title: string;
  /** The result in a few words, such as "35 of 45 points". */
  headline: string;
  /** At most five short lines that explain it. */
  lines: readonly string[];
  /** The whole, for a spreadsheet: the first row has the heads. */
  rows: readonly (readonly CsvCell[])[];
}
