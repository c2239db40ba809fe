import type { CsvCell } from '@tutoring/domain/csv';
import { fill } from '../lib/fill';

/** The result of a tool for files, in the page's language. */
export interface ToolReport {
  /** What the tool calculates, such as "IB Diploma from grades". */
  title: string;
  /** The result in a few words, such as "35 of 45 points". */
  headline: string;
  /** At most five short lines that explain the result. */
  lines: readonly string[];
  /** More lines, for which a picture has no room. @default none */
  more?: readonly string[];
  /** The full result for a spreadsheet. The first row has the column names. */
  rows: readonly (readonly CsvCell[])[];
}

/** Marks the report of an example in everything that it is made into. */
export function markedAsExample(report: ToolReport, message: string): ToolReport {
  const title = fill(message, { title: report.title });
  return { ...report, title, rows: [[title], [], ...report.rows] };
}
